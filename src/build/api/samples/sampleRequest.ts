import type {
  ApiContract,
  ApiRequest,
  ApiRequestBody,
  Json,
  JsonObject,
  QueryValue,
} from '../../../model/apiContract';
import { followed, objectOf, textOf } from '../json';
import type { ContractOperation } from '../operations';
import { urlPart } from './url';

/** The call that a sample of an operation makes: with its first example of a body, or the one that is named. */
export function sampleRequest(
  contract: ApiContract,
  operation: ContractOperation,
  example?: string,
): ApiRequest {
  const { method, value } = operation;
  const sample = objectOf(value['x-sample']);
  const body = bodyOf(contract, objectOf(followed(contract, value.requestBody)), example);
  return {
    method,
    url: urlOf(contract, operation, objectOf(sample.path)),
    query: Object.entries(objectOf(sample.query)) as readonly [string, QueryValue][],
    headers: Object.entries(objectOf(sample.header)).map(([name, sent]) => [name, plain(sent)]),
    ...(body && { body }),
    answers: answersJson(contract, objectOf(value.responses)),
  };
}

function urlOf(contract: ApiContract, operation: ContractOperation, sent: JsonObject): string {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, example }) => {
      const value = sent[textOf(name)] ?? example ?? '';
      return url.replace(`{${textOf(name)}}`, () => urlPart(plain(value)));
    }, operation.path);
  return `${hostOf(contract)}${path}`;
}

/** The first server, with the defaults of its variables. */
function hostOf(contract: ApiContract): string {
  const server = objectOf(contract.servers[0]);
  return Object.entries(objectOf(server.variables)).reduce(
    (url, [name, variable]) => url.replace(`{${name}}`, textOf(objectOf(variable).default)),
    textOf(server.url),
  );
}

function bodyOf(
  contract: ApiContract,
  requestBody: JsonObject,
  example: string | undefined,
): ApiRequestBody | undefined {
  const [type, content] = Object.entries(objectOf(requestBody.content))[0] ?? [];
  if (type === undefined) return undefined;

  const examples = objectOf(objectOf(content).examples);
  const chosen = example === undefined ? Object.values(examples)[0] : examples[example];
  const value = objectOf(followed(contract, chosen)).value ?? {};
  if (type !== 'multipart/form-data') return { kind: 'json', value };
  return { kind: 'form', fields: fieldsOf(contract, objectOf(content), objectOf(value)) };
}

function fieldsOf(contract: ApiContract, content: JsonObject, sent: JsonObject) {
  const { properties } = objectOf(followed(contract, content.schema));
  return Object.entries(sent).map(([name, value]) => {
    const field = objectOf(objectOf(properties)[name]);
    if (field.format !== 'binary') return { name, text: plain(value) };
    const type = textOf(objectOf(objectOf(content.encoding)[name]).contentType);
    return { name, file: plain(value), type: type || 'application/octet-stream' };
  });
}

function answersJson(contract: ApiContract, responses: JsonObject): boolean {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const answer = objectOf(followed(contract, responses[success ?? '']));
  return 'application/json' in objectOf(answer.content);
}

/** A value as it stands in an address, a header or a field of a form. */
const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
