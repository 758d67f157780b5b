/** @jest-environment node */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractFaults } from '../../../../src/build/api/faults/contractFaults';
import { inTemporaryProject } from '../../support/project';
import { bodyOf, faultsWith, OPERATION } from '../support/faultsWith';

const contract = resolve('openapi');
inTemporaryProject();

const PLACE = 'openapi/paths/widgets.yaml:2  ';

const answering = (content: object) => ({ responses: { 200: { description: 'OK.', content } } });

test('the contract of this site has no mistakes', () => {
  rmSync('openapi', { recursive: true, force: true });
  cpSync(contract, 'openapi', { recursive: true });

  expect(contractFaults()).toEqual([]);
});

test('neither has a contract with another operation, nor a site without a contract', () => {
  expect(faultsWith(OPERATION)).toEqual([]);
  rmSync('openapi', { recursive: true });
  expect(contractFaults()).toEqual([]);
});

test.each([
  [
    'no operationId',
    { operationId: undefined },
    'POST /v1/widgets has no operationId. Add one, such as GetProject.',
  ],
  [
    'an operationId that cannot be an address',
    { operationId: 'get "widget"' },
    'The operationId "get "widget"" may contain only letters from A to Z, digits, ".", "-" and "_". Rename it.',
  ],
  [
    'an operationId of two words',
    { operationId: 'get widget' },
    'The operationId "get widget" may contain only letters from A to Z, digits, ".", "-" and "_". Rename it.',
  ],
  [
    'the operationId of another operation',
    { operationId: 'GetGear' },
    'The operationId "GetGear" is also that of GET /v1/gears. Give each operation its own.',
  ],
  ['no summary', { summary: '' }, 'POST /v1/widgets has no summary, which is its title. Add one.'],
  [
    'no tag',
    { tags: [] },
    'POST /v1/widgets has no tag, so no menu would show it. Add one of the tags of openapi/openapi.yaml.',
  ],
  [
    'an unknown tag',
    { tags: ['Widget'] },
    'There is no tag "Widget" (POST /v1/widgets). Did you mean "Widgets"?',
  ],
  [
    'a body that cannot be sent',
    bodyOf('text/csv', { type: 'string' }),
    'POST /v1/widgets takes text/csv, but samples and consoles can only send application/json or multipart/form-data. Describe its body as one of these.',
  ],
  [
    'a response without examples',
    answering({ 'application/json': { schema: { type: 'object' } } }),
    'The response 200 of POST /v1/widgets has no examples. Refer to at least one file in openapi/examples.',
  ],
  [
    'an example without a file',
    answering({ 'application/json': { examples: { One: { value: 1 } } } }),
    'The example "One" of the response 200 of POST /v1/widgets must refer to the file openapi/examples/One.yaml. Move it there.',
  ],
])('an operation with %s is reported', (_, changes, message) => {
  expect(faultsWith({ ...OPERATION, ...changes })).toEqual([PLACE + message]);
});

test('only a response of JSON needs examples', () => {
  expect(faultsWith({ ...OPERATION, ...answering({ 'text/csv': {} }) })).toEqual([]);
});

test('values that no schema can have are reported where they are written', () => {
  const files = {
    'openapi/schemas/Size.yaml':
      'type: object\nproperties:\n  a: { type: strng }\n  b: { pattern: "[" }\n  c: { format: cron }\n  d/e:\n  f: { enum: [] }\n  default: { pattern: "(" }\nexample: { pattern: "[" }\n',
  };
  const body = bodyOf('application/json', { $ref: '../schemas/Size.yaml', required: true });
  const cannot = (value: string, key: string) =>
    `A schema cannot have ${value} as "${key}". Correct it.`;

  expect([...new Set(faultsWith({ ...OPERATION, ...body }, files))].sort()).toEqual([
    `openapi/paths/widgets.yaml:15  ${cannot('true', 'required')}`,
    `openapi/schemas/Size.yaml:3  ${cannot('"strng"', 'properties.a.type')}`,
    `openapi/schemas/Size.yaml:4  ${cannot('"["', 'properties.b.pattern')}`,
    `openapi/schemas/Size.yaml:6  ${cannot('null', 'properties.d/e')}`,
    `openapi/schemas/Size.yaml:7  ${cannot('[]', 'properties.f.enum')}`,
    `openapi/schemas/Size.yaml:8  ${cannot('"("', 'properties.default.pattern')}`,
  ]);
});

test('what the root lacks is reported alone', () => {
  expect(faultsWith({}, { 'openapi/openapi.yaml': 'servers: []\ntags: x\npaths: {}\n' })).toEqual([
    'openapi/openapi.yaml:1  The key "info" is missing. Add it.',
    'openapi/openapi.yaml:1  "servers" must be a list of at least one server. Correct it.',
    'openapi/openapi.yaml:1  "tags" must be a list of at least one tag. Correct it.',
  ]);
});

test('a file that cannot be read is reported', () => {
  expect(faultsWith({ $ref: '../schemas/Nothing.yaml' })).toEqual([
    'openapi/paths/widgets.yaml:3  The $ref leads to openapi/schemas/Nothing.yaml, which is not a file. Correct it or add the file.',
  ]);
});
