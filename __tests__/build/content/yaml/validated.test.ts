import { z } from 'zod';
import { readYaml } from '../../../../src/build/content/yaml/readYaml';
import { validated } from '../../../../src/build/content/yaml/validated';

const schema = z.strictObject({
  title: z.string({ error: 'must be text' }),
  order: z.number({ error: 'must be a number' }).optional(),
  tags: z
    .array(z.string({ error: 'must be text' }), { error: 'must be a list' })
    .max(3, 'must have at most 3 words')
    .optional(),
});

function checked(yaml: string) {
  const read = readYaml(yaml, 1);
  if ('message' in read) throw new Error(read.message);
  return validated(schema, read, 'content/a.mdx');
}

const faults = (yaml: string) => checked(yaml).faults;

test('valid values are returned without faults', () => {
  expect(checked('title: a\norder: 2\n')).toEqual({ values: { title: 'a', order: 2 }, faults: [] });
});

test('a missing key is reported at the first line', () => {
  expect(faults('order: 2\n')).toEqual([
    { file: 'content/a.mdx', line: 1, message: 'The key "title" is missing. Add it.' },
  ]);
});

test.each([
  ['title: 2', 2, '"title" must be text. Correct it.'],
  ['title:', 2, '"title" must be text. Correct it.'],
  ['title: a\norder: first', 3, '"order" must be a number. Correct it.'],
  ['title: a\ntags: b', 3, '"tags" must be a list. Correct it.'],
  ['title: a\n\ntags:\n  - b\n  - 3', 6, '3 in "tags" must be text. Correct it.'],
  ['title: a\ntags: long', 3, '"tags" must be a list. Correct it.'],
  ['title: a\nordre: 2', 3, 'The key "ordre" is unknown. Did you mean "order"?'],
  ['title: a\nTags: [b]', 3, 'The key "Tags" is unknown. Did you mean "tags"?'],
  ['title: a\nauthor: b', 3, 'The key "author" is unknown. Use one of order, tags, title.'],
])('%j is reported once, at the line of its key or item', (yaml, line, message) => {
  expect(faults(yaml)).toEqual([{ file: 'content/a.mdx', line, message }]);
});

test('a required key that is only misspelled is not reported as missing, too', () => {
  expect(faults('titel: a\n').map(({ message }) => message)).toEqual([
    'The key "titel" is unknown. Did you mean "title"?',
  ]);
  expect(faults('author: a\n').map(({ message }) => message)).toEqual([
    'The key "title" is missing. Add it.',
    'The key "author" is unknown. Use one of order, tags, title.',
  ]);
});

test('every mistake is reported, and only valid values are returned', () => {
  const { values, faults: all } = checked('titel: a\norder: first\ntags: [b]\n');

  expect(all.map(({ message }) => message)).toEqual([
    '"order" must be a number. Correct it.',
    'The key "titel" is unknown. Did you mean "title"?',
  ]);
  expect(values).toEqual({ tags: ['b'] });
});
