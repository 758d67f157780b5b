import { Project } from './support/project';

const RELEASED = 'openapi/released/openapi.json';

let project: Project;

beforeEach(() => (project = new Project()));
afterEach(() => project.remove());

/** A contract with one operation, which returns at most this many entries. */
function contract(version: string, maximum: number): void {
  project.write(
    'openapi/openapi.yaml',
    `
openapi: 3.1.0
info: { title: API, version: ${version} }
servers: [{ url: https://api.example }]
tags: [{ name: Orders }]
paths:
  /v1/orders:
    get:
      operationId: ListOrders
      summary: List orders
      tags: [Orders]
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: ${maximum} } }]
      responses: {}
`,
  );
}

const release = () => project.run('apiRelease.mjs');
const releasedVersion = () =>
  (JSON.parse(project.read(RELEASED)) as { info: { version: string } }).info.version;

test('the first contract is recorded as released', () => {
  contract('1.0.0', 100);

  expect(release()).toEqual({
    status: 0,
    stdout: 'openapi/released/openapi.json is now version 1.0.0 of the contract.\n',
    stderr: '',
  });
  expect(releasedVersion()).toBe('1.0.0');
});

test('a contract without breaking changes replaces the released one', () => {
  contract('1.0.0', 100);
  release();
  contract('1.1.0', 200);

  expect(release().status).toBe(0);
  expect(releasedVersion()).toBe('1.1.0');
});

test('a contract with breaking changes is refused, and the released one stays', () => {
  contract('1.0.0', 100);
  release();
  contract('1.0.1', 50);

  expect(release()).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'The contract was not released because it breaks clients of version 1.0.0:',
      '- ListOrders query parameter limit (requests): maximum changed from 100 to 50. Requests beyond it will be refused.',
      'Revert these changes. If they are intended, raise the first number of info.version in openapi/openapi.yaml (it is 1.0.1) and release again.\n',
    ].join('\n'),
  });
  expect(releasedVersion()).toBe('1.0.0');
});

test('a contract with breaking changes and a new major version is released', () => {
  contract('1.0.0', 100);
  release();
  contract('2.0.0', 50);

  expect(release().status).toBe(0);
  expect(releasedVersion()).toBe('2.0.0');
});

test('a contract that refers to a missing file is refused with a message, and the released one stays', () => {
  contract('1.0.0', 100);
  release();
  project.write('openapi/openapi.yaml', 'paths: { /v1/orders: { $ref: paths/ordres.yaml } }\n');

  expect(release()).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'One mistake in the API contract:\nopenapi/openapi.yaml:1  The $ref leads to openapi/paths/ordres.yaml, which is not a file. Correct it or add the file.\n',
  });
  expect(releasedVersion()).toBe('1.0.0');
});

test('a bug in the program itself prints a stack', () => {
  contract('1.0.0', 100);
  project.write('openapi/released', 'A file where a folder should be.');

  expect(release().stderr).toMatch(/EEXIST.*\n +at /);
});

test('a contract with mistakes is not released', () => {
  project.write('openapi/openapi.yaml', 'info: { title: API }\npaths:\n');

  expect(release()).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      '3 mistakes in the API contract:',
      'openapi/openapi.yaml:1  The key "servers" is missing. Add it.',
      'openapi/openapi.yaml:1  The key "tags" is missing. Add it.',
      'openapi/openapi.yaml:1  "paths" must be keys with values. Correct it.',
      '',
    ].join('\n'),
  });
});
