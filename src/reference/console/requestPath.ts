import type { Json, JsonObject } from '../../model/apiContract';

/** The way to a value of a request: names of fields and places in lists. */
export type RequestPath = readonly string[];

/** Whether a path leads to an entry of a list. */
export const isEntry = (path: RequestPath) => /^\d+$/.test(path.at(-1) ?? '');

/** What stands at a path, if anything does. */
export function valueAt(value: Json | undefined, path: RequestPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as JsonObject)[key] : undefined,
    value,
  );
}

/** The same value with another one at a path; undefined takes a field or an entry away. */
export function withValue(
  value: Json | undefined,
  [key, ...rest]: RequestPath,
  next: Json | undefined,
): Json | undefined {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const entries = value as readonly Json[];
    const changed = withValue(entries[Number(key)], rest, next);
    const before = entries.slice(0, Number(key));
    return [
      ...before,
      ...(changed === undefined ? [] : [changed]),
      ...entries.slice(before.length + 1),
    ];
  }
  const { [key]: inner, ...others } = (value ?? {}) as JsonObject;
  const changed = withValue(inner, rest, next);
  if (changed === undefined) return others;
  // A field that is there keeps its place among the others.
  return { ...(value as JsonObject | null), [key]: changed };
}

/** The path that a JSON pointer spells. */
export function pathOf(pointer: string): RequestPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
