import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { isObject, objectOf, resolvedSchema } from '../contract/json';

/** Keywords that describe a value without restricting it. */
const ANNOTATION = /^(?:description|title|summary|deprecated|examples?|contentMediaType|x-.*)$/;

/** A schema merged with the one it refers to. */
interface FlatSchema {
  readonly schema: JsonObject;
  /** Name of the component, unless the schema adds rules to it. */
  readonly name?: string;
}

/** Merges a schema with the one it refers to. A missing schema allows everything. */
export function flatSchema(contract: ApiContract, value: Json | undefined): FlatSchema {
  const schema = resolvedSchema(contract, value);
  const { $ref, ...siblings } = objectOf(value);
  const adds = Object.keys(siblings).some((key) => !ANNOTATION.test(key));
  if (adds || typeof $ref !== 'string') return { schema };
  return { schema, name: $ref.slice($ref.lastIndexOf('/') + 1) };
}

/** The rules of a schema as JSON without annotations and in a fixed order, so that equal rules yield equal text. */
export function rulesOf(value: Json | undefined): string {
  return JSON.stringify(value, (key, one: Json) =>
    isObject(one) && key !== 'properties' ? ordered(one) : one,
  );
}

function ordered(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ANNOTATION.test(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
