/** @jest-environment node */
import { newPage } from '../../../src/build/authoring/newPage';
import { compileMdx } from '../../../src/build/content/compileMdx';
import { readFrontMatter } from '../../../src/build/content/frontMatter';
import { changelogSchema, docSchema, tutorialSchema } from '../../../src/build/content/schemas';
import { validated } from '../../../src/build/content/validated';

test.each([
  ['doc', 'explore-data/my-page', 'content/docs/explore-data/my-page.mdx', docSchema],
  [
    'tutorial',
    'connect-to-data/my-page',
    'content/tutorials/connect-to-data/my-page.mdx',
    tutorialSchema,
  ],
  ['changelog', '2025-11-12-2', 'content/changelog/2025-11-12-2.md', changelogSchema],
] as const)('a new %s is a draft without mistakes', (kind, place, file, schema) => {
  const made = newPage([kind, place, 'Say: "hello"']);
  const read = readFrontMatter(made.text);
  if ('message' in read) throw new Error(read.message);

  expect(made.file).toBe(file);
  expect(validated(schema, read, file).faults).toEqual([]);
  expect(read.values).toMatchObject({ title: 'Say: "hello"', draft: true });
  expect(compileMdx(read.body).faults).toEqual([]);
});

test.each([
  [[], /^Say what to make, where, and its title:\n {2}npm run new -- doc /],
  [['page', 'a', 'A'], /^Say what to make/],
  [['doc', 'a', ' '], /^Say what to make/],
  [
    ['doc', '../a', 'A'],
    /^The place \.\.\/a is not an address\. Write small letters, digits, hyphens and slashes, such as explore-data\/my-page\.$/,
  ],
  [
    ['changelog', 'soon', 'A'],
    /^The name soon is not a date\. Write it like 2025-11-12 or 2025-11-12-some-words\.$/,
  ],
  [
    ['changelog', '2025-02-31', 'A'],
    /^The name 2025-02-31 is not a date\. Write it like 2025-11-12 or 2025-11-12-some-words\.$/,
  ],
])('what %j asks for is refused with a sentence', (args, sentence) => {
  expect(() => newPage(args)).toThrow(sentence);
});
