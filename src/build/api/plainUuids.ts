import type { Json, JsonObject } from '../../model/apiContract';

/** The same with no pattern where `format: uuid` says already what a value looks like. */
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
