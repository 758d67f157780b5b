import { readPermissions, sitePermissions } from '../../../../src/build/content/leaves/permissions';
import { inTemporaryProject } from '../../support/project';

const yaml = (rows: string) => `
roles: { Editor: { summary: Builds, highest: All, seat: Author } }
seats: {}
tables: { api: { label: The API, first: Call, columns: [Editor, Guest], rows: { ${rows} } } }
`;

test('a row with too few cells is reported with its table', () => {
  expect(() => readPermissions(yaml('Run: [Yes]'))).toThrow(
    'content/data/permissions.yml:4: The row "Run" of api has 1 cells for 2 columns. Give it one cell per column.',
  );
});

test.each([
  ['roles:\n  Editor:\n    summary: a\n    highest: b\n    seat: 3\n', 5, '"roles / Editor / seat" must be text; put it in quotes'],
  ['roles:\n  Editor:\n    summary: a\n    highest: b\n', 2, '"roles / Editor / seat" is missing'],
  ['roles: [a]\nseats: {}\ntables: {}\n', 1, '"roles" must be lines of "key: value"'],
  ['roles: {}\nseats: {}\ntables: {}\n\nplans: {}\n', 1, 'The file has the unknown key "plans"'],
  [yaml('Run: Yes'), 4, '"tables / api / rows / Run" must be a list such as [Yes, No]'],
  ['roles: {}\nseats: {}\ntables:\n  api:\n    label: a\n    first: b\n    rows: {}\n    columns:\n      - c\n      - 4\n', 10, '"tables / api / columns / 1" must be text; put it in quotes'],
])('the mistake in %j is reported at its line', (text, line, message) => {
  expect(() => readPermissions(text)).toThrow(
    `content/data/permissions.yml:${line}: ${message}. Correct it.`,
  );
}); // prettier-ignore

test('invalid YAML is reported with its line and a remedy', () => {
  expect(() => readPermissions('roles:\n  Editor:\n summary: Builds\n')).toThrow(
    'content/data/permissions.yml:3: The line is indented differently from its neighbors. Indent it like them.',
  );
});

test('Yes and No stay strings', () => {
  const { tables } = readPermissions(yaml('Run: [Yes, No]'));

  expect(tables.api?.rows).toEqual({ Run: ['Yes', 'No'] });
});

describe('in a project without the file', () => {
  inTemporaryProject();

  test('a table of permissions is a fault with the remedy', () => {
    expect(() => sitePermissions()).toThrow(
      'content/data/permissions.yml: The file does not exist. Restore it, or remove every <Permissions>.',
    );
  });
});

test('the permissions of this site can be read', () => {
  expect(Object.keys(sitePermissions().roles)).toEqual([
    'Admin',
    'Manager',
    'Editor',
    'Explorer',
    'Viewer',
    'Guest',
  ]);
});
