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
} from '../openapi/support/contract';
import { errorsAt } from '../openapi/support/validate';
import { articles } from '../support/contentPages';
import { apiCalls, curlCall, type CurlCall } from '../support/curlCall';
import { shellCommands } from '../support/shellCommands';

const blocks = articles.flatMap(({ file, body }) =>
  body.code.map((block) => ({ ...block, at: `${file}:${block.line}` })),
);
const inShell = blocks.filter(({ language }) => language === 'bash');

const calls = inShell.flatMap(({ at, code }) =>
  apiCalls(shellCommands(code)).map((words) => ({ at, words })),
);

/** The path of an operation as a pattern: each parameter takes one part of an address. */
const pathPattern = (path: string) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const isVariable = (text: string) => /^[$\\{]|^<.*>$/.test(text);

const parameter = (one: Operation, place: string, name: string): Place | undefined =>
  one.parameters.find(({ value }) => objectOf(value).in === place && objectOf(value).name === name);

/** Whether a text of an address fits a parameter, as text, as a number or boolean, or as an entry of a list. */
function fits({ keys }: Place, text: string): boolean {
  const schema = placeAt([...keys, 'schema']).keys;
  let read: Json = text;
  try {
    read = JSON.parse(text) as Json;
  } catch {
    // It is text and nothing else.
  }
  return [text, read, [text]].some((value) => errorsAt(schema, value).length === 0);
}

function operationOf({ method, url }: CurlCall): Operation {
  const atPath = operations.filter(({ path }) => pathPattern(path).test(url.pathname));
  if (atPath.length === 0) throw new Error(`The API has no path ${url.pathname}.`);
  const found = atPath.find((one) => one.method.toUpperCase() === method);
  if (!found) throw new Error(`${url.pathname} cannot be called with ${method}.`);
  return found;
}

function pathProblems(one: Operation, { url }: CurlCall): string[] {
  const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = pathPattern(one.path).exec(url.pathname)!.slice(1);
  return names
    .filter(
      (name, at) => !isVariable(values[at]!) && !fits(parameter(one, 'path', name)!, values[at]!),
    )
    .map((name) => `${name} is no value that the path takes.`);
}

function queryProblems(one: Operation, { url }: CurlCall): string[] {
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

function bodyProblems(one: Operation, { body, form, headers }: CurlCall): string[] {
  const [content] = 'requestBody' in one.value ? contentAt([...one.keys, 'requestBody']) : [];
  if (!content) return body === undefined ? [] : [`${one.id} takes no body.`];
  const schema = placeAt([...content.keys, 'schema']);
  if (content.keys.at(-1) === 'multipart/form-data') return formProblems(schema, form);

  if (body === undefined) return [`${one.id} needs a body.`];
  const type =
    headers.get('content-type') === 'application/json' ? [] : ['The type of the body is missing.'];
  const found = errorsAt(schema.keys, JSON.parse(body) as Json);
  return [...type, ...found.map(({ instancePath, message }) => `body${instancePath} ${message}.`)];
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

/** What is wrong with a call, by the contract of the API. */
function problems(words: readonly string[]): string[] {
  try {
    const call = curlCall(words);
    const one = operationOf(call);
    const signed = /^Bearer \$\w+$/.test(call.headers.get('authorization') ?? '');
    return [
      ...(signed ? [] : ['The token is missing: -H "Authorization: Bearer $HEX_API_TOKEN".']),
      ...pathProblems(one, call),
      ...queryProblems(one, call),
      ...bodyProblems(one, call),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

test('every call of the API in a shell is one that the contract allows', () => {
  const faults = calls.flatMap(({ at, words }) =>
    problems(words).map((fault) => `${at}  ${fault}`),
  );

  expect(calls.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('no call of the API is passed over', () => {
  const unread = inShell.filter(
    ({ at, code }) => code.includes('/api/v1/') && !calls.some((call) => call.at === at),
  );

  expect(unread.map(({ at }) => at)).toEqual([]);
});

/** An address with the marks of all languages for "some value" made one. */
const plainPath = (path: string) =>
  path.replace(/\$?\{[^}]*\}|\$\w+|:\w+|<[^>]*>/g, 'x').replace(/[/.]+$/, '');

test('every address of the API, in text and code of any language, is a path of the contract', () => {
  const patterns = operations.map(({ path }) => pathPattern(path));
  const known = (path: string) => patterns.some((pattern) => pattern.test(plainPath(path)));
  const addresses = articles.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(/\/api\/v1(?:\/[^\s"'`?)#|]*)/g)].map(([path]) => ({
        at: `${file}:${index + 1}`,
        path,
      })),
    ),
  );
  // A function that calls any path leaves it open.
  const open = ['/api/v1', '/api/v1/x'];
  const unknown = addresses.filter(({ path }) => !known(path) && !open.includes(plainPath(path)));

  expect(addresses.length).toBeGreaterThan(40);
  expect(unknown.map(({ at, path }) => `${at}  ${path}`)).toEqual([]);
});

const AUTHORIZED = ['-H', 'Authorization: Bearer $TOKEN'];
const API = 'https://app.hex.tech/api/v1';

test.each<[string, string[]]>([
  ['The API has no path /api/v1/project.', [`${API}/project`]],
  ['/api/v1/projects cannot be called with DELETE.', ['-X', 'DELETE', `${API}/projects`]],
  ['ListProjects has no parameter size.', [`${API}/projects?size=5`]],
  ['limit cannot be 0.', [`${API}/projects?limit=0`]],
  ['projectId is no value that the path takes.', [`${API}/projects/orders`]],
  ['The type of the body is missing.', ['-d', '{}', `${API}/projects/$ID/runs`]],
  ['curl --magic is not understood.', ['--magic', `${API}/projects`]],
])('a call is refused with "%s"', (fault, words) => {
  expect(problems(['curl', ...AUTHORIZED, ...words])[0]).toContain(fault);
});

test('a body is held against its schema, deep down', () => {
  const body = '{"inputParameters": {}, "scope": ["EXPORT_EVERYTHING"]}';
  const words = ['-H', 'Content-Type: application/json', '-d', body];

  expect(
    problems(['curl', ...AUTHORIZED, ...words, `${API}/embedding/createPresignedUrl/$ID`]),
  ).toEqual(['body/scope/0 must be equal to one of the allowed values.']);
});
