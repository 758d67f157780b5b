import { apiRequest, type CallShape, type CallValues } from '../../../model/api/apiRequest';
import type { ApiContract, ApiRequest, Json, JsonObject } from '../../../model/api/apiContract';
import { followed, objectOf, textOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';
import { serverUrl } from '../contract/serverUrl';
import { queryForms } from './queryForms';

/** The media type of JSON. */
export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** The media types of the bodies that samples and consoles can send. */
export const SENDABLE: readonly string[] = [JSON_TYPE, FORM_TYPE];

/** The request that a sample of an operation makes, with the first example body or the named one. */
export function sampleRequest(
  contract: ApiContract,
  operation: ContractOperation,
  example?: string,
): ApiRequest {
  return apiRequest(callShape(contract, operation), sampleValues(contract, operation, example));
}

/** The parts of a call that are the same whatever values it sends. */
export function callShape(contract: ApiContract, operation: ContractOperation): CallShape {
  const { method, path, value, parameters } = operation;
  const query = queryForms(parameters);
  const { type, content } = bodyContent(contract, value);
  return {
    method,
    url: `${serverUrl(objectOf(contract.servers[0]))}${path}`,
    ...(query && { query }),
    ...(type && { body: type === FORM_TYPE ? 'form' : 'json' }),
    files: filesOf(contract, content),
    answers: answersJson(contract, objectOf(value.responses)),
  };
}

/** The values that a sample of an operation sends; path parameters without an example are empty. */
export function sampleValues(
  contract: ApiContract,
  { value, parameters }: ContractOperation,
  example?: string,
): CallValues {
  const sample = objectOf(value['x-sample']);
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, example: own }): [string, Json] => [
      textOf(name),
      objectOf(sample.path)[textOf(name)] ?? own ?? '',
    ]);
  return {
    path: Object.fromEntries(path),
    query: objectOf(sample.query),
    header: objectOf(sample.header),
    ...bodyOf(contract, value, example),
  };
}

/** The first media type of a request body that can be sent, or else the first, and its content; both are empty without a body. */
export function bodyContent(contract: ApiContract, value: JsonObject) {
  const requestBody = objectOf(followed(contract, value.requestBody));
  const types = Object.entries(objectOf(requestBody.content));
  const [type = '', content] = types.find(([name]) => SENDABLE.includes(name)) ?? types[0] ?? [];
  return { type, content: objectOf(content), required: requestBody.required === true };
}

function bodyOf(contract: ApiContract, value: JsonObject, example: string | undefined) {
  const { type, content } = bodyContent(contract, value);
  if (!type) return {};
  const examples = objectOf(content.examples);
  const chosen = example === undefined ? Object.values(examples)[0] : examples[example];
  return { body: objectOf(followed(contract, chosen)).value ?? {} };
}

function filesOf(contract: ApiContract, content: JsonObject): Readonly<Record<string, string>> {
  const { properties } = objectOf(followed(contract, content.schema));
  const files = Object.entries(objectOf(properties))
    .filter(([, field]) => objectOf(field).format === 'binary')
    .map(([name]) => {
      const type = textOf(objectOf(objectOf(content.encoding)[name]).contentType);
      return [name, type || 'application/octet-stream'];
    });
  return Object.fromEntries(files) as Readonly<Record<string, string>>;
}

function answersJson(contract: ApiContract, responses: JsonObject): boolean {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const answer = objectOf(followed(contract, responses[success ?? '']));
  return JSON_TYPE in objectOf(answer.content);
}
