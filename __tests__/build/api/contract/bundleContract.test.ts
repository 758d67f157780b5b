import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleContract } from '../../../../src/build/api/contract/bundleContract';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'learn-bundle-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles some files, the first of which is the root. */
function bundle(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return bundleContract(join(folder, Object.keys(files)[0] ?? ''));
}

test('paths are inlined, and everything else becomes components sorted by name', () => {
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

test('siblings of a reference and components of the root are kept', () => {
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

test('a schema can refer to itself', () => {
  const { components } = bundle({
    'openapi.yaml': 'x-root: { $ref: schemas/Tree.yaml }',
    'schemas/Tree.yaml': 'items: { $ref: ./Tree.yaml }',
  });

  expect(components).toEqual({
    schemas: { Tree: { items: { $ref: '#/components/schemas/Tree' } } },
  });
});

test('dates and statuses stay strings', () => {
  expect(bundle({ 'openapi.yaml': "x-at: 2025-10-28T16:05:31Z\nx-status: { '200': ok }" })).toEqual(
    {
      'x-at': '2025-10-28T16:05:31Z',
      'x-status': { '200': 'ok' },
      components: {},
    },
  );
});

test('a reference to a missing file is reported with the file and line that contain it', () => {
  const files = { 'openapi.yaml': 'paths:\n  /things: { $ref: paths/thinks.yaml }' };

  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, 'openapi.yaml')}:2: The $ref leads to ${join(folder, 'paths', 'thinks.yaml')}, which is not a file. Correct it or add the file.`,
    ),
  );
});

test('the line of a wrong reference is its own, not that of a longer one above it', () => {
  const files = {
    'openapi.yaml': 'x-one: { $ref: schemas/Ids.yaml }\nx-two: { $ref: schemas/Id }',
    'schemas/Ids.yaml': 'type: string',
  };

  expect(() => bundle(files)).toThrow(
    /openapi\.yaml:2: The \$ref leads to .*, which is not a file\./,
  );
});

test('two files that would become the same component are reported', () => {
  const files = {
    'openapi.yaml': 'x-one: { $ref: schemas/Id.yaml }\nx-two: { $ref: embedding/schemas/Id.yaml }',
    'schemas/Id.yaml': 'type: string',
    'embedding/schemas/Id.yaml': 'type: integer',
  };

  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, 'openapi.yaml')}:2: The $ref leads to ${join(folder, 'embedding', 'schemas', 'Id.yaml')}, but ${join(folder, 'schemas', 'Id.yaml')} has the same name in the contract. Rename one of the two files.`,
    ),
  );
});

test.each(['../paths', 'https://example.com/things.yaml'])(
  'a reference to %s, which is not a file, is reported',
  ($ref) => {
    const files = {
      'openapi.yaml': 'x-one: { $ref: paths/a.yaml }',
      'paths/a.yaml': `$ref: ${$ref}`,
    };

    expect(() => bundle(files)).toThrow(/a\.yaml:1: The \$ref leads to .*, which is not a file\./);
  },
);

test.each([
  ['openapi.yaml', { 'openapi.yaml': `x-one: { $ref: '#/components/schemas/Id' }` }],
  [
    'schemas/Wide.yaml',
    {
      'openapi.yaml': 'x-one: { $ref: schemas/Wide.yaml }',
      'schemas/Wide.yaml': `anyOf: [{ $ref: '#/components/schemas/Id' }]`,
    },
  ],
])(
  'a reference into the document is reported with the file that contains it: %s',
  (file, files) => {
    expect(() => bundle(files)).toThrow(
      new Error(
        `${join(folder, file)}:1: The $ref leads to #/components/schemas/Id, but the contract is assembled from files. Change it to the path of a file, such as ../schemas/Id.yaml.`,
      ),
    );
  },
);

test('components that have a folder cannot be in the root as well', () => {
  const files = {
    'openapi.yaml':
      'x-one: { $ref: schemas/Size.yaml }\ncomponents: { schemas: { Id: { type: string } } }',
    'schemas/Size.yaml': 'type: integer',
  };

  expect(() => bundle(files)).toThrow(
    new Error(
      `${join(folder, 'openapi.yaml')}:2: The schemas of the contract must come from files in the folder schemas. Move each one into its own file there and refer to that file.`,
    ),
  );
});

test('a missing contract is reported', () => {
  expect(() => bundleContract('nowhere/openapi.yaml')).toThrow(
    new Error(
      'nowhere/openapi.yaml:1: The file does not exist. Add it, or remove its folder and the page of kind api-reference.',
    ),
  );
});

test('invalid YAML is reported with the file, the line and what to do', () => {
  const file = join(folder, 'openapi.yaml');

  expect(() => bundle({ 'openapi.yaml': 'info: x\npaths: [' })).toThrow(
    new Error(`${file}:2: The list that begins with [ is never closed. Add ] at its end.`),
  );
});
