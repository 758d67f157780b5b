import type { Json, JsonObject } from '../../../model/api/apiContract';

/** Copies schemas without the patterns of values whose `format: uuid` already says what they look like. */
export function plainUuids(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([key]) => key !== 'pattern' || schemas.format !== 'uuid')
      .map(([key, value]) => [key, plain(value)]),
  );
}

function plain(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(plain) : plainUuids(value as JsonObject);
}
