import { sentence } from '../../../src/reference/console/sentence';
import type { ApiField } from '../../../src/model/api/apiConsole';

const said = (keyword: string, params: Readonly<Record<string, unknown>>, field?: ApiField) =>
  sentence({ instancePath: '', schemaPath: '', keyword, params }, field);

test.each<[string, Readonly<Record<string, unknown>>, ApiField | undefined, string]>([
  ['required', { missingProperty: 'name' }, undefined, 'This field is required'],
  ['type', {}, { kind: 'number', whole: true }, 'Must be a whole number'],
  ['type', {}, { kind: 'number' }, 'Must be a number'],
  ['type', {}, { kind: 'switch' }, 'Must be true or false'],
  ['type', {}, { kind: 'json' }, 'Must be a JSON object'],
  ['type', { type: 'string' }, undefined, 'Must be of type string'],
  ['maximum', { limit: 100 }, { kind: 'number' }, 'Must be at most 100'],
  ['minimum', { limit: 1 }, { kind: 'number' }, 'Must be at least 1'],
  ['exclusiveMinimum', { limit: 0 }, { kind: 'number' }, 'Must be more than 0'],
  ['exclusiveMaximum', { limit: 9 }, { kind: 'number' }, 'Must be less than 9'],
  ['maxItems', { limit: 25 }, undefined, 'Must have at most 25 entries'],
  ['minItems', { limit: 1 }, undefined, 'Must have at least one entry'],
  ['minItems', { limit: 2 }, undefined, 'Must have at least 2 entries'],
  ['minLength', { limit: 1 }, { kind: 'text' }, 'Must not be empty'],
  ['minLength', { limit: 3 }, { kind: 'text' }, 'Must have at least 3 characters'],
  ['maxLength', { limit: 9 }, { kind: 'text' }, 'Must have at most 9 characters'],
  ['enum', { allowedValues: ['DESC', 'ASC'] }, undefined, 'Use one of: DESC, ASC'],
  [
    'additionalProperties',
    { additionalProperty: 'inputParam' },
    undefined,
    'There is no field “inputParam” here',
  ],
  ['oneOf', {}, { kind: 'alternatives', options: [] }, 'Use exactly one of: '],
  ['oneOf', {}, undefined, 'Must match exactly one of the alternatives'],
  [
    'format',
    {},
    { kind: 'text', format: 'email' },
    'Must be an email address, such as ana@example.com',
  ],
  [
    'pattern',
    {},
    { kind: 'text', format: 'uuid' },
    'Must be a UUID, such as 5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e',
  ],
  [
    'pattern',
    {},
    { kind: 'text', hint: 'Five parts, such as a.b.' },
    'Is not valid: Five parts, such as a.b',
  ],
  ['not', {}, undefined, 'Has a value that is not allowed'],
])('a breach of %s with %j is explained in words', (keyword, params, field, expected) => {
  expect(said(keyword, params, field)).toBe(expected);
});
