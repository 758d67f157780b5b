import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleContract } from '../../../src/build/api/bundleContract';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'learn-bundle-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles some files, of which the first is the root. */
function bundle(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return bundleContract(join(folder, Object.keys(files)[0] ?? ''));
}

test('paths are written out, and all else becomes components in the order of names', () => {
  const contract = bundle({
    'openapi.yaml': 'paths: { /things: { $ref: paths/things.yaml } }',
    'paths/things.yaml': 'get: { parameters: [{ $ref: ../parameters/Size.yaml }] }',
    'parameters/Size.yaml': 'schema: { $ref: ../schemas/Wide.yaml }',
    'schemas/Wide.yaml': 'anyOf: [{ $ref: ./Narrow.yaml }]',
    'schemas/Narrow.yaml': 'type: integer',
  });

  expect(contract).toEqual({
    paths: { '/things': { get: { parameters: [{ $ref: '#/components/parameters/Size' }] } } },
    components: {
      schemas: {
        Narrow: { type: 'integer' },
        Wide: { anyOf: [{ $ref: '#/components/schemas/Narrow' }] },
      },
      parameters: { Size: { schema: { $ref: '#/components/schemas/Wide' } } },
    },
  });
  expect(Object.keys(contract.components.schemas ?? {})).toEqual(['Narrow', 'Wide']);
});

test('what stands beside a reference stays there, and so do the components of the root', () => {
  const contract = bundle({
    'openapi.yaml':
      'components: { securitySchemes: { token: { type: http } } }\nx-one: { $ref: schemas/Id.yaml, description: Mine. }',
    'schemas/Id.yaml': 'type: string',
  });

  expect(contract).toEqual({
    components: {
      securitySchemes: { token: { type: 'http' } },
      schemas: { Id: { type: 'string' } },
    },
    'x-one': { $ref: '#/components/schemas/Id', description: 'Mine.' },
  });
});

test('a schema can contain itself', () => {
  const { components } = bundle({
    'openapi.yaml': 'x-root: { $ref: schemas/Tree.yaml }',
    'schemas/Tree.yaml': 'items: { $ref: ./Tree.yaml }',
  });

  expect(components).toEqual({
    schemas: { Tree: { items: { $ref: '#/components/schemas/Tree' } } },
  });
});

test('dates and statuses stay texts', () => {
  expect(bundle({ 'openapi.yaml': "x-at: 2025-10-28T16:05:31Z\nx-status: { '200': ok }" })).toEqual(
    {
      'x-at': '2025-10-28T16:05:31Z',
      'x-status': { '200': 'ok' },
      components: {},
    },
  );
});

test('a reference to no file is named with the file in which it stands', () => {
  const files = { 'openapi.yaml': 'paths: { /things: { $ref: paths/thinks.yaml } }' };

  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, 'openapi.yaml')} refers to ${join(folder, 'paths', 'thinks.yaml')}, which does not exist. Correct the $ref, or add the file.`,
    ),
  );
});

test.each([
  ['openapi.yaml', { 'openapi.yaml': `x-one: { $ref: '#/components/schemas/Id' }` }],
  [
    'schemas/Wide.yaml',
    {
      'openapi.yaml': 'x-one: { $ref: schemas/Wide.yaml }',
      'schemas/Wide.yaml': `anyOf: [{ $ref: '#/components/schemas/Id' }]`,
    },
  ],
])('a reference into the document is told with the file in which it stands: %s', (file, files) => {
  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, file)} refers to #/components/schemas/Id. The contract is put together from files: write the path of a file into the $ref, such as ../schemas/Id.yaml.`,
    ),
  );
});

test('components that have a folder cannot stand in the root beside it', () => {
  const files = {
    'openapi.yaml':
      'components: { schemas: { Id: { type: string } } }\nx-one: { $ref: schemas/Size.yaml }',
    'schemas/Size.yaml': 'type: integer',
  };

  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, 'openapi.yaml')} holds components/schemas, which come from the files of the folder schemas alone. Move each into a file of its own there, and refer to that file.`,
    ),
  );
});

test('a contract that is missing is told of', () => {
  expect(() => bundleContract('nowhere/openapi.yaml')).toThrow(
    new Error(
      'The contract of the API is missing: there is no nowhere/openapi.yaml. Add it, or take away the page of the kind api-reference.',
    ),
  );
});

test('a file that is no YAML is named, with the line and what to do', () => {
  const file = join(folder, 'openapi.yaml');

  expect(() => bundle({ 'openapi.yaml': 'info: x\npaths: [' })).toThrow(
    new RegExp(`^${file}:2: The YAML cannot be read: [^\n]+ Correct it\\.$`),
  );
});
