import type { ApiContract, JsonObject } from '../../../model/api/apiContract';
import { isObject, objectOf } from './json';

/** A schema within a component. */
interface NamedSchema {
  /** Component and fields, such as `EmbeddingRequest.expiresIn`. List entries share the name of their list. */
  readonly name: string;
  readonly schema: JsonObject;
}

/** The schemas of all components, each followed by its fields. Referenced schemas appear under their own name only. */
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
