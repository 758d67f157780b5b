import type { Json, JsonObject } from '../../model/api/apiContract';

/** The path to a value in a request: field names and list indices. */
export type RequestPath = readonly string[];

/** Whether a path leads to an entry of a list. */
export const isEntry = (path: RequestPath) => /^\d+$/.test(path.at(-1) ?? '');

/** Whether a path leads to a value or to something inside it. */
export const isWithin = (inner: RequestPath, outer: RequestPath) =>
  outer.every((key, index) => inner[index] === key);

/** Whether two paths lead to the same value. */
export const isSamePath = (a: RequestPath, b: RequestPath) =>
  a.length === b.length && isWithin(a, b);

/** The value at a path, if there is one. */
export function valueAt(value: Json | undefined, path: RequestPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as JsonObject)[key] : undefined,
    value,
  );
}

/** A copy of `value` with `next` at a path; undefined removes the field or entry. */
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
  // An existing field keeps its position among the others.
  return { ...(value as JsonObject | null), [key]: changed };
}
