import type { Json, JsonObject } from '../../model/apiContract';
import { MADE_UP } from './fieldNames';

/** The keys that lead to a value. */
export type Path = readonly string[];

/** The paths below a value that are `wanted` by their last key, outermost only. Examples are left out. */
export function pathsIn(
  value: Json,
  wanted: (key: string, value: Json) => boolean,
): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject)
    .filter(([key]) => !MADE_UP.test(key))
    .flatMap(([key, inner]) =>
      wanted(key, inner) ? [[key]] : pathsIn(inner, wanted).map((path) => [key, ...path]),
    );
}

/** The value at a path; null if there is none. */
export function valueAt(value: Json, path: Path): Json {
  return path.reduce((around, key) => (around as JsonObject)[key] ?? null, value);
}
