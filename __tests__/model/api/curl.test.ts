import { curl } from '../../../src/model/api/curl';
import type { ApiRequest } from '../../../src/model/api/apiContract';
import { call, post, upload } from './support/call';
import { hostile } from './support/hostile';
import { output, testWith } from './support/programs';

const withBash = testWith('bash');

/** The arguments that curl receives when a shell runs the sample. */
const given = (request: ApiRequest) =>
  output('bash', [], `HEX_API_TOKEN=secret; curl() { printf '%s\\0' "$@"; }\n${curl(request)}`)
    .split('\0')
    .slice(0, -1);

test('a list is requested with its query and headers', () => {
  const request = call({ query: [['limit', 25]], headers: [['x-flag', 'on']] });

  expect(curl(request)).toBe(`curl 'https://api.example/api/v1/things?limit=25' \\
  -H "Authorization: Bearer $HEX_API_TOKEN" \\
  -H 'x-flag: on'`);
});

test('JSON is sent with its content type', () => {
  const request = post({ name: "Ana's", size: 2, tags: ['a'], none: null, flags: {} });

  expect(curl(request)).toBe(`curl -X POST 'https://api.example/api/v1/things' \\
  -H "Authorization: Bearer $HEX_API_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{ "name": "Ana'\\''s", "size": 2, "tags": ["a"], "none": null, "flags": {} }'`);
});

test('a file is uploaded, and text fields are never treated as files', () => {
  expect(curl(upload)).toBe(`curl -X POST 'https://api.example/api/v1/things' \\
  -H "Authorization: Bearer $HEX_API_TOKEN" \\
  -F 'file=@models.zip;type=application/zip' \\
  --form-string 'dryRun=true'`);
});

test('a deletion needs only the token', () => {
  expect(curl(call({ method: 'delete', answers: false })))
    .toBe(`curl -X DELETE 'https://api.example/api/v1/things' \\
  -H "Authorization: Bearer $HEX_API_TOKEN"`);
});

test('an empty header is sent, too', () => {
  expect(curl(call({ headers: [['x-flag', '']] }))).toContain(`-H 'x-flag;'`);
});

test('a file name may contain any characters', () => {
  const fields = [{ name: 'file', file: 'my "own"; 1.zip', type: 'application/zip' }];

  expect(curl(call({ method: 'post', body: { kind: 'form', fields } }))).toContain(
    `-F 'file=@"my \\"own\\"; 1.zip";type=application/zip'`,
  );
});

withBash('a shell puts the token in', () => {
  expect(given(call())).toEqual([
    'https://api.example/api/v1/things',
    '-H',
    'Authorization: Bearer secret',
  ]);
});

withBash.each(hostile)('%j passes through a shell unchanged', (text) => {
  const sent = given({
    ...post({ [text]: text, list: [text] }),
    headers: [['x-flag', `${text}.`]],
    query: [['q', text]],
  });

  expect(new URL(sent[2] ?? '').searchParams.get('q')).toBe(text);
  expect(sent[6]).toBe(`x-flag: ${text}.`);
  expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ [text]: text, list: [text] });
});
