import type { ApiRequest, Json, JsonObject, QueryValue } from './apiContract';

/** How one entry of a query holds a list or an object: joined by a character, by the keys of the object, or as JSON. */
export type QueryForm = ',' | ' ' | '|' | 'deepObject' | 'json';

/**
 * The entries of a query for the value of a parameter. Without a form, a list has an entry for each value, and an object one for
 * each key.
 *
 * @example queryEntries('filter', { kind: 'app' }, 'deepObject') // => [['filter[kind]', 'app']]
 */
export function queryEntries(name: string, value: Json, form?: QueryForm): ApiRequest['query'] {
  if (form === 'json') return [[name, JSON.stringify(value)]];
  if (typeof value !== 'object' || value === null) return [[name, single(value)]];
  const joined = form === 'deepObject' ? undefined : form;
  if (Array.isArray(value)) {
    const values = (value as readonly Json[]).map(single);
    return [[name, joined === undefined ? values : values.join(joined)]];
  }
  const entries = Object.entries(value as JsonObject);
  if (joined !== undefined) return [[name, entries.flat().map(single).join(joined)]];
  return entries.flatMap(([key, inner]) =>
    queryEntries(form === 'deepObject' ? `${name}[${key}]` : key, inner, form),
  );
}

const single = (value: Json): QueryValue =>
  typeof value === 'object' ? JSON.stringify(value) : value;
