import type { ApiContract, JsonObject } from '../../model/apiContract';
import { isObject, objectOf } from './json';

/** A schema that stands in a component, and the fields that lead to it. */
interface NamedSchema {
  /** As in `EmbeddingRequest.expiresIn`. The entries of a list are called as the list. */
  readonly name: string;
  readonly schema: JsonObject;
}

/** The schemas of all components, each before its fields. Those that a reference leads to have a name of their own. */
export function namedSchemas(contract: ApiContract): readonly NamedSchema[] {
  return Object.entries(objectOf(contract.components.schemas)).flatMap(([name, schema]) =>
    below(name, objectOf(schema)),
  );
}

function below(name: string, schema: JsonObject): readonly NamedSchema[] {
  const fields = Object.entries(objectOf(schema.properties)).flatMap(([field, value]) =>
    below(`${name}.${field}`, objectOf(value)),
  );
  const entries = isObject(schema.items) ? below(name, schema.items) : [];
  return [{ name, schema }, ...fields, ...entries];
}
