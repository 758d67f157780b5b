import type { Json, JsonObject } from '../../../model/api/apiContract';
import { areNamesBelow, isMadeUp } from './keywords';

/** The keys that lead to a value. */
export type Path = readonly string[];

/** The paths below a value that are `wanted` by their last keyword, outermost only. Nothing is looked for within examples. */
export function pathsIn(
  value: Json,
  wanted: (keyword: string, value: Json) => boolean,
  areNames = false,
): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => {
    if (!areNames && wanted(key, inner)) return [[key]];
    if (!areNames && isMadeUp(key, inner)) return [];
    const below = pathsIn(inner, wanted, !areNames && areNamesBelow(key));
    return below.map((path) => [key, ...path]);
  });
}

/** The value at one of those paths, or at the beginning of one. */
export function atPath(value: Json, path: Path): Json {
  return path.reduce((around, key) => (around as JsonObject)[key]!, value);
}
