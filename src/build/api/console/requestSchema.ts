import type { ApiContract, Json, JsonObject } from '../../../model/apiContract';
import { followed, listOf, objectOf, textOf } from '../json';
import type { ContractOperation } from '../operations';
import { bodyContent } from '../samples/sampleRequest';

const PLACES = ['path', 'query', 'header'];

/**
 * One schema for everything that a call of an operation sends: an object with `path`, `query`, `header` and `body`, as far
 * as the operation has them.
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
    // What a parameter is for says more than what its type is.
    { ...objectOf(one.schema), description: one.description ?? '' },
  ]);
  const required = parameters.filter((one) => one.required === true).map(({ name }) => name!);
  return { type: 'object', required, properties: Object.fromEntries(named) };
}

/** The rules of a schema that stand in `allOf`, with references followed. */
export function allOfRules(contract: ApiContract, schema: JsonObject): readonly JsonObject[] {
  return listOf(schema.allOf).map((rule) => objectOf(followed(contract, rule)));
}
