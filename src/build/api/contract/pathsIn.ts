import type { Json, JsonObject } from '../../../model/api/apiContract';
import { MADE_UP } from './fieldNames';

/** The keys that lead to a value. */
export type Path = readonly string[];

/** The paths below a value that are `wanted` by their last key, outermost only. Nothing is looked for within examples. */
export function pathsIn(
  value: Json,
  wanted: (key: string, value: Json) => boolean,
): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => {
    if (wanted(key, inner)) return [[key]];
    return MADE_UP.test(key) ? [] : pathsIn(inner, wanted).map((path) => [key, ...path]);
  });
}

/** The value at one of those paths, or at the beginning of one. */
export function atPath(value: Json, path: Path): Json {
  return path.reduce((around, key) => (around as JsonObject)[key]!, value);
}
