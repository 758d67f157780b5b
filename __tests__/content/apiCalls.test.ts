import { operations } from '../openapi/support/contract';
import { apiCallProblems, pathPattern } from './support/apiCallProblems';
import { articles } from '../support/contentPages';
import { curlCall, curlCalls } from './support/curlCall';
import { pythonCalls } from './support/pythonCalls';
import { shellCommands } from './support/shellCommands';
import { testIn } from './support/testIn';

const blocks = articles.flatMap(({ file, body }) =>
  body.code.map((block) => ({ ...block, at: `${file}:${block.line}` })),
);
const inShell = blocks.filter(({ language }) => language === 'bash');
const inPython = blocks.filter(({ language }) => language === 'python');

const calls = inShell.flatMap(({ at, code }) =>
  curlCalls(shellCommands(code)).map((words) => ({ at, words })),
);

/** The faults of a curl call according to the API contract. */
function problems(words: readonly string[]): string[] {
  const call = curlCall(words);
  const signed = /^Bearer \$\w+$/.test(call.headers.get('authorization') ?? '');
  const token = signed ? [] : ['The token is missing: -H "Authorization: Bearer $HEX_API_TOKEN".'];
  return [...token, ...apiCallProblems(call)];
}

test('every curl call of the API is allowed by the contract', () => {
  const faults = calls.flatMap(({ at, words }) =>
    problems(words).map((fault) => `${at}  ${fault}`),
  );

  expect(calls.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('no call of the API is skipped', () => {
  const unread = inShell.filter(
    ({ at, code }) => code.includes('/api/v1/') && !calls.some((call) => call.at === at),
  );

  expect(unread.map(({ at }) => at)).toEqual([]);
});

testIn('python')('every Python call of the API is allowed by the contract', () => {
  const found = pythonCalls(inPython.map(({ code }) => code));
  const faults = found.flatMap((block, index) =>
    block.flatMap(({ call }) =>
      apiCallProblems(call).map((fault) => `${inPython[index]!.at}  ${fault}`),
    ),
  );

  expect(found.flat().length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

/** A path in which the placeholders of all languages are replaced with a common one. */
const plainPath = (path: string) =>
  path.replace(/\$?\{[^}]*\}|\$\w+|:\w+|<[^>]*>/g, 'x').replace(/[/.]+$/, '');

test('every API address, in text and code of any language, is a path in the contract', () => {
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
  // A function that can call any path has a placeholder for it.
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
  ['projectId has a value that the path does not accept.', [`${API}/projects/orders`]],
  ['The type of the body is missing.', ['-d', '{}', `${API}/projects/$ID/runs`]],
  ['The token is missing', ['-H', 'Authorization: Basic $TOKEN', `${API}/projects`]],
])('a call is rejected with "%s"', (fault, words) => {
  expect(problems(['curl', ...AUTHORIZED, ...words])[0]).toContain(fault);
});

test('a body is validated against its schema at every level', () => {
  const body = '{"inputParameters": {}, "scope": ["EXPORT_EVERYTHING"]}';
  const words = ['-H', 'Content-Type: application/json', '-d', body];

  expect(
    problems(['curl', ...AUTHORIZED, ...words, `${API}/embedding/createPresignedUrl/$ID`]),
  ).toEqual(['body/scope/0 must be equal to one of the allowed values.']);
});

testIn('python')('values known only at run time are accepted, everything else is checked', () => {
  const code = `
runs = f"${API}/projects/{os.environ['PROJECT_ID']}/runs"
requests.post(runs, json={"inputParams": inputs, "updateResults": True})
`;
  const [[found] = []] = pythonCalls([code]);

  expect(found && apiCallProblems(found.call)).toEqual([
    'body must NOT have additional properties.',
  ]);
});
