import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { followed, listOf, objectOf, textOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';
import { bodyContent } from '../samples/sampleRequest';

const PLACES = ['path', 'query', 'header'];

/**
 * One schema for everything a call to an operation sends: an object with whichever of `path`, `query`, `header` and `body`
 * the operation has.
 */
export function requestSchema(contract: ApiContract, operation: ContractOperation): JsonObject {
  const places = PLACES.flatMap((place) => {
    const parameters = operation.parameters.filter((one) => one.in === place);
    return parameters.length > 0 ? [[place, parametersSchema(parameters)] as const] : [];
  });
  const { type, content, required } = bodyContent(contract, operation.value);
  return {
    type: 'object',
    required: [...places.map(([place]) => place), ...(required ? ['body'] : [])],
    properties: {
      ...Object.fromEntries(places),
      ...(type && { body: content.schema ?? {} }),
    },
  };
}

function parametersSchema(parameters: readonly JsonObject[]): JsonObject {
  const named = parameters.map((one): [string, Json] => [
    textOf(one.name),
    // The description of a parameter is more specific than that of its type.
    { ...objectOf(one.schema), description: one.description ?? '' },
  ]);
  const required = parameters.filter((one) => one.required === true).map(({ name }) => name!);
  return { type: 'object', required, properties: Object.fromEntries(named) };
}

/** The rules in the `allOf` of a schema, with references resolved. */
export function allOfRules(contract: ApiContract, schema: JsonObject): readonly JsonObject[] {
  return listOf(schema.allOf).map((rule) => objectOf(followed(contract, rule)));
}
