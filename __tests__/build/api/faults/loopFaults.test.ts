/** @jest-environment node */
import { inTemporaryProject } from '../../support/project';
import { bodyOf, faultsWith, OPERATION } from '../support/faultsWith';

inTemporaryProject();

test.each([
  ['that is its own reference', '$ref: Size.yaml', '1  The $ref leads to its own file'],
  [
    'in its own allOf',
    'type: object\nallOf:\n  - required: [a]\n  - $ref: Size.yaml',
    '4  The $ref leads to its own file',
  ],
  [
    'in the allOf of a field',
    'properties:\n  a: { allOf: [{ $ref: Other.yaml }] }',
    '2  The $ref leads back to its own file through openapi/schemas/Other.yaml',
  ],
])('a schema %s is reported', (_, size, message) => {
  const body = bodyOf('application/json', { $ref: '../schemas/Size.yaml' });
  const faults = faultsWith(
    { ...OPERATION, ...body },
    {
      'openapi/schemas/Size.yaml': size,
      'openapi/schemas/Other.yaml': 'allOf: [{ $ref: Size.yaml }]',
    },
  );
  expect(faults).toContain(
    `openapi/schemas/Size.yaml:${message}, without end. Remove it, or use it for a field instead of in allOf.`,
  );
});

test('a path that refers to itself is reported, and a schema that has itself as a field is not', () => {
  const body = bodyOf('application/json', { $ref: '../schemas/Size.yaml' });
  const size =
    'title: Size.yaml\nproperties: { inner: { $ref: Size.yaml } }\noneOf: [{ $ref: Size.yaml }]';
  const others = { 'openapi/schemas/Size.yaml': size };
  expect(faultsWith({ ...OPERATION, ...body }, others)).toEqual([]);
  expect(faultsWith({ $ref: 'widgets.yaml' })).toEqual([
    'openapi/paths/widgets.yaml:3  The $ref leads to its own file, without end. Remove it, or use it for a field instead of in allOf.',
  ]);
});
