import {
  contentAt,
  listOf,
  objectOf,
  operations,
  placeAt,
  textOf,
  type Json,
  type Operation,
  type Place,
} from '../../openapi/support/contract';
import { errorsAt } from '../../openapi/support/validate';

/** A call of the API; values that a program fills in start with `$`. */
export interface ApiCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string | undefined;
  /** Form fields, instead of a body. */
  readonly form: ReadonlyMap<string, string>;
}

/** The path of an operation as a pattern: each parameter matches one segment. */
export const pathPattern = (path: string) =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const isVariable = (text: string) => text.startsWith('$');

const parameter = (one: Operation, place: string, name: string): Place | undefined =>
  one.parameters.find(({ value }) => objectOf(value).in === place && objectOf(value).name === name);

/** Whether a value in an address fits a parameter as text, as a number or boolean, or as a list entry. */
function fits({ keys }: Place, text: string): boolean {
  const schema = placeAt([...keys, 'schema']).keys;
  let read: Json = text;
  try {
    read = JSON.parse(text) as Json;
  } catch {
    // Not JSON, so it is text only.
  }
  return [text, read, [text]].some((value) => errorsAt(schema, value).length === 0);
}

function operationOf({ method, url }: ApiCall): Operation {
  const atPath = operations.filter(({ path }) => pathPattern(path).test(url.pathname));
  if (atPath.length === 0) throw new Error(`The API has no path ${url.pathname}.`);
  const found = atPath.find((one) => one.method.toUpperCase() === method);
  if (!found) throw new Error(`${url.pathname} cannot be called with ${method}.`);
  return found;
}

function pathProblems(one: Operation, { url }: ApiCall): string[] {
  const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = pathPattern(one.path).exec(url.pathname)!.slice(1);
  return names
    .filter(
      (name, at) => !isVariable(values[at]!) && !fits(parameter(one, 'path', name)!, values[at]!),
    )
    .map((name) => `${name} has a value that the path does not accept.`);
}

function queryProblems(one: Operation, { url }: ApiCall): string[] {
  const wrong = [...url.searchParams].flatMap(([name, value]) => {
    const known = parameter(one, 'query', name);
    if (!known) return [`${one.id} has no parameter ${name}.`];
    return isVariable(value) || fits(known, value) ? [] : [`${name} cannot be ${value}.`];
  });
  const missing = one.parameters
    .map(({ value }) => objectOf(value))
    .filter(({ required, ...rest }) => required && rest.in === 'query')
    .filter(({ name }) => !url.searchParams.has(textOf(name)));
  return [...wrong, ...missing.map(({ name }) => `The parameter ${textOf(name)} is missing.`)];
}

function bodyProblems(one: Operation, { body, form, headers }: ApiCall): string[] {
  const [content] = 'requestBody' in one.value ? contentAt([...one.keys, 'requestBody']) : [];
  if (!content) return body === undefined ? [] : [`${one.id} does not accept a body.`];
  const schema = placeAt([...content.keys, 'schema']);
  if (content.keys.at(-1) === 'multipart/form-data') return formProblems(schema, form);

  if (body === undefined) return [`${one.id} needs a body.`];
  const type =
    headers.get('content-type') === 'application/json' ? [] : ['The type of the body is missing.'];
  const sent = JSON.parse(body) as Json;
  const found = errorsAt(schema.keys, sent).filter(
    ({ instancePath }) => !isVariable(textOf(pointed(sent, instancePath))),
  );
  return [...type, ...found.map(({ instancePath, message }) => `body${instancePath} ${message}.`)];
}

/** The value at a JSON pointer. */
function pointed(value: Json, pointer: string): Json | undefined {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<Json | undefined>(
    (at, key) => (Array.isArray(at) ? (listOf(at)[Number(key)] ?? null) : objectOf(at)[key]),
    value,
  );
}

function formProblems({ value }: Place, form: ReadonlyMap<string, string>): string[] {
  const known = Object.keys(objectOf(objectOf(value).properties));
  const unknown = [...form.keys()].filter((name) => !known.includes(name));
  const missing = listOf(objectOf(value).required)
    .map(textOf)
    .filter((name) => !form.has(name));
  return [
    ...unknown.map((name) => `The form has no field ${name}.`),
    ...missing.map((name) => `The field ${name} is missing.`),
  ];
}

/** The faults of a call according to the API contract, one sentence each. */
export function apiCallProblems(call: ApiCall): string[] {
  try {
    const one = operationOf(call);
    return [...pathProblems(one, call), ...queryProblems(one, call), ...bodyProblems(one, call)];
  } catch (error) {
    return [(error as Error).message];
  }
}
