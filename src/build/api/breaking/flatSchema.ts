import type { ApiContract, Json, JsonObject } from '../../../model/apiContract';
import { isObject, objectOf, resolvedSchema } from '../json';

/** Keywords that describe a value and restrict nothing. */
const ANNOTATION = /^(?:description|title|summary|deprecated|examples?|contentMediaType|x-.*)$/;

/** A schema with what it refers to, as one. */
interface FlatSchema {
  readonly schema: JsonObject;
  /** Name of the component, if the schema adds no rule to it. */
  readonly name?: string;
}

/** A schema together with the one it refers to. Without any schema, everything is allowed. */
export function flatSchema(contract: ApiContract, value: Json | undefined): FlatSchema {
  const schema = resolvedSchema(contract, value);
  const { $ref, ...siblings } = objectOf(value);
  const adds = Object.keys(siblings).some((key) => !ANNOTATION.test(key));
  if (adds || typeof $ref !== 'string') return { schema };
  return { schema, name: $ref.slice($ref.lastIndexOf('/') + 1) };
}

/** The rules of a schema as text, without what only describes, so that equal rules are equal texts. */
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
