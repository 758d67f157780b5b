import { blank, chosenOption, fieldAt } from '../../../src/reference/console/fieldAt';
import type { AlternativesField, ApiField, ObjectField } from '../../../src/model/api/apiConsole';

const text: ApiField = { kind: 'text' };
const option = (name: string): ObjectField => ({
  kind: 'object',
  fields: [{ name, required: true, field: { ...form, fields: form.fields.slice(0, 1) } }],
  rules: [],
});
const form: ObjectField = {
  kind: 'object',
  fields: [
    { name: 'name', required: true, field: text },
    { name: 'users', required: true, field: { kind: 'list', entry: text } },
  ],
  rules: [],
};
const details: AlternativesField = {
  kind: 'alternatives',
  options: ['sql', 'file'].map((title) => ({ title, field: option(title) })),
};

test.each([
  [['name'], 'text'],
  [['users', '3'], 'text'],
  [['users'], 'list'],
  [['other'], undefined],
  [['name', 'deep'], undefined],
])('%j in a form leads to a field: %s', (path, kind) => {
  expect(fieldAt(form, path)?.kind).toBe(kind);
});

test('a field is found in whichever alternative it is', () => {
  expect(fieldAt(details, ['file', 'name'])).toBe(text);
});

test.each([
  [{ file: {} }, 1],
  [{ sql: {}, file: {} }, 0],
  [{}, 0],
  [undefined, 0],
])('%j uses the alternative at %d', (value, index) => {
  expect(chosenOption(details, value)).toBe(index);
});

test('an alternative is used if a value has all of its required fields; optional ones may be missing', () => {
  const fields = (...names: readonly string[]) =>
    names.map((name) => ({
      name,
      field: text,
      ...(name !== 'role' && { required: true as const }),
    }));
  const pair: AlternativesField = {
    kind: 'alternatives',
    options: [fields('host', 'port'), fields('host', 'user', 'role'), fields('host')].map(
      (some) => ({ title: '', field: { kind: 'object', fields: some, rules: [] } }),
    ),
  };

  expect(chosenOption(pair, { host: 'a', user: 'b' })).toBe(1);
});

test.each<[ApiField, unknown]>([
  [form, { users: [] }],
  [details, { sql: {} }],
  [
    {
      ...form,
      fields: [
        { name: 'details', required: true, field: details },
        { name: 'labels', required: true, field: { kind: 'json' } },
      ],
    },
    { details: { sql: {} }, labels: {} },
  ],
  // A switch looks the same when it is off and when it has no value.
  [{ ...form, fields: [{ name: 'on', required: true, field: { kind: 'switch' } }] }, { on: false }],
  [{ ...form, fields: [{ name: 'on', field: { kind: 'switch' } }] }, {}],
  [{ kind: 'json' }, {}],
  [{ kind: 'number', minimum: 1 }, 1],
  [{ kind: 'number' }, 0],
  [{ kind: 'switch' }, false],
  [{ kind: 'choice', choices: [{ value: 'UP' }] }, 'UP'],
  [text, ''],
])('%j starts as %j', (field, value) => {
  expect(blank(field)).toEqual(value);
});
