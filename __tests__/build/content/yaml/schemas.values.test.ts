import { readYaml } from '../../../../src/build/content/yaml/readYaml';
import { changelogSchema, docSchema } from '../../../../src/build/content/yaml/schemas';
import { validated } from '../../../../src/build/content/yaml/validated';

/** The messages about the keys that are given in YAML. */
function messages(schema: typeof changelogSchema | typeof docSchema, yaml: string): string[] {
  const read = readYaml(yaml);
  if ('message' in read) throw new Error(read.message);
  const { faults } = validated(schema, read, 'content/a');
  return faults.map(({ message }) => message).filter((message) => !/is missing/.test(message));
}

const quotes = 'must be text, so its value needs quotes. Correct it.';
const brackets = 'must be a list, so its value needs brackets. Correct it.';
const marks = (found: string) =>
  `must be plain text, but has marks of Markdown in ${found}. Correct it.`;
const twice = (key: string, value: string) => [
  `"${key}" must not have "${value}" twice. Correct it.`,
];

test.each([
  ['title: 2025', [`"title" ${quotes}`]],
  ['title: 1.0', [`"title" ${quotes}`]],
  ['title: true', [`"title" ${quotes}`]],
  ['title: null', ['"title" must not be empty. Correct it.']],
  ['title: [a]', ['"title" must be text. Correct it.']],
  ['title: Use `run` and **stop**', [`"title" ${marks('`run`')}`]],
  ['sidebar_label: "**Run** it"', [`"sidebar_label" ${marks('**Run**')}`]],
  ['description: See [runs](/docs/runs).', [`"description" ${marks('[runs](/docs/runs)')}`]],
  ['title: A [key] and 2 ** 3', []],
  ['title: yes', []],
  ['title: 2025-01-01', []],
  ['tags: [SQL, 2025]', [`2025 in "tags" ${quotes}`]],
  ['tags: a, b', [`"tags" ${brackets}`]],
  ['tags: { a: 1 }', ['"tags" must be a list. Correct it.']],
  ['tags: [a, b, a]', twice('tags', 'a')],
  ['keywords: single sign-on', [`"keywords" ${brackets}`]],
  ['keywords: [b, a, a]', twice('keywords', 'a')],
  ['related: /docs/roles', [`"related" ${brackets}`]],
  ['related:', ['"related" must be a list of addresses. Correct it.']],
  ['related: [/docs/a, /docs/a]', twice('related', '/docs/a')],
  ['keywords: [b, a, a, b, a]', ['"keywords" must not have "a" and "b" twice. Correct it.']],
  [
    'related: [roles, /docs/a, /docs/a, api]',
    [
      '"roles" in "related" must be an address of this site such as /docs/api. Correct it.',
      '"api" in "related" must be an address of this site such as /docs/api. Correct it.',
      '"related" must not have "/docs/a" twice. Correct it.',
    ],
  ],
])('of the front matter %j, the type of the value is judged', (yaml, expected) => {
  expect(messages(docSchema, yaml)).toEqual(expected);
});

test('an entry is in each area once', () => {
  expect(messages(changelogSchema, 'tags: [SQL, SQL]')).toEqual(twice('tags', 'SQL'));
});

const noDate = ['"date" must be a date such as 2025-10-29. Correct it.'];
const noDay = ['"date" must be a day that exists. Correct it.'];
const unlikely = ['"date" must be between 2000 and the end of next year. Correct it.'];
const nextYear = new Date().getFullYear() + 1;

test.each([
  ['2025-13-01', noDay],
  ['2025-02-30', noDay],
  ['2025-00-10', noDay],
  ['20225-01-01', noDate],
  ['2025-1-5', noDate],
  ['1925-01-01', unlikely],
  ['1999-12-31', unlikely],
  [`${nextYear + 1}-01-01`, unlikely],
  ['2000-01-01', []],
  [`${nextYear}-12-31`, []],
])('of the date %s, only a slip is reported', (date, expected) => {
  expect(messages(changelogSchema, `date: ${date}`)).toEqual(expected);
});
