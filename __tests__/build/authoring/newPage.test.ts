/** @jest-environment node */
import { newPage } from '../../../src/build/authoring/newPage';
import { compileMdx } from '../../../src/build/content/compile/compileMdx';
import { readFrontMatter } from '../../../src/build/content/yaml/frontMatter';
import { readYaml } from '../../../src/build/content/yaml/readYaml';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../../../src/build/content/yaml/schemas';
import { validated } from '../../../src/build/content/yaml/validated';

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

test('a new folder has valid values', () => {
  const { file, text } = newPage(['folder', 'docs/more', 'More: "this"']);
  const read = readYaml(text);
  if ('message' in read) throw new Error(read.message);

  expect(validated(categorySchema, read, file).faults).toEqual([]);
  expect(read.values).toMatchObject({ label: 'More: "this"' });
});

test('the words of an unquoted title are joined', () => {
  expect(newPage(['doc', 'my-page', 'My', 'page']).text).toContain('title: My page\n');
});

test.each([
  ['doc', 'content/docs/explore-data/my-page.mdx', 'content/docs/explore-data/my-page.mdx'],
  ['doc', '/docs/explore-data/my-page', 'content/docs/explore-data/my-page.mdx'],
  ['doc', '/explore-data//my-page/', 'content/docs/explore-data/my-page.mdx'],
  ['tutorial', 'content/tutorials/my-page', 'content/tutorials/my-page.mdx'],
  ['changelog', 'content/changelog/2025-11-12.md', 'content/changelog/2025-11-12.md'],
  ['folder', 'docs/explore-data/more', 'content/docs/explore-data/more/_category.yml'],
  ['folder', '/tutorials/more/', 'content/tutorials/more/_category.yml'],
  ['folder', 'content/docs/more/_category.yml', 'content/docs/more/_category.yml'],
  ['doc', 'docs/tutorials/my-page', 'content/docs/tutorials/my-page.mdx'],
  ['doc', 'versions/v1/explore-data/my-page', 'content/versions/v1/explore-data/my-page.mdx'],
  ['doc', 'content/versions/v1/my-page.mdx', 'content/versions/v1/my-page.mdx'],
  ['folder', 'versions/v1/more', 'content/versions/v1/more/_category.yml'],
  ['doc', 'Größe/My page_1.2', 'content/docs/Größe/My page_1.2.mdx'],
])('a new %s with the place %s is %s', (kind, place, file) => {
  expect(newPage([kind, place, 'A']).file).toBe(file);
});

test('it is said if the folder of a new page is no level of the sidebar', () => {
  const next = (place: string) => newPage(['doc', place, 'A']).next;
  const draft = 'Remove "draft: true" when the page is done.';

  expect(next('nowhere/a')).toBe(
    `${draft} content/docs/nowhere has no _category.yml, so the page appears one level up; npm run new -- folder docs/nowhere "…" creates one.`,
  );
  expect(next('explore-data/a')).toBe(draft);
  expect(next('a')).toBe(draft);
  expect(next('versions/v1/a')).toBe(draft);
  expect(newPage(['changelog', '2025-11-12', 'A']).next).toBe(draft);
});

test.each([
  [[], /^Give the kind, the place and the title of the page or folder:\n {2}npm run new -- doc /],
  [['page', 'a', 'A'], /^Give the kind/],
  [['doc', 'a', ' '], /^Give the kind/],
  [['doc', '/', 'A'], /^Give the kind/],
  [
    ['doc', 'content/tutorials/a', 'A'],
    /^content\/tutorials\/a is in content\/tutorials, whose pages are of another kind\. Write npm run new -- tutorial content\/tutorials\/a "A"\.$/,
  ],
  [
    ['doc', 'tutorials/quickstart/z', 'Zed'],
    /^tutorials\/quickstart\/z is in content\/tutorials, whose pages are of another kind\. Write npm run new -- tutorial tutorials\/quickstart\/z "Zed"\.$/,
  ],
  [
    ['tutorial', 'versions/v1/z', 'Zed'],
    /^versions\/v1\/z is in content\/versions, whose pages are of another kind\. Write npm run new -- doc versions\/v1\/z "Zed"\.$/,
  ],
  [
    ['doc', 'content/data/a', 'A'],
    /^content\/data\/a is in no folder that pages are made from\. Use one of content\/docs, content\/tutorials, content\/changelog, content\/versions\.$/,
  ],
  [
    ['doc', 'versions/a', 'A'],
    /^versions\/a is in no version of the docs\. Write versions\/, the name of the version and the place in it\.$/,
  ],
  [['folder', 'docs/a'], /^Give the kind/],
  [['folder', 'docs', 'A'], /^Give the kind/],
  [
    ['folder', 'explore-data/a', 'A'],
    /^explore-data\/a is in no folder that has a sidebar\. Choose a place such as docs\/explore-data\/my-folder\.$/,
  ],
  [
    ['folder', 'changelog/a', 'A'],
    /^changelog\/a is in no folder that has a sidebar\. Choose a place such as docs\/explore-data\/my-folder\.$/,
  ],
  [
    ['folder', 'docs/a (1)', 'A'],
    /^The page would have the address \/docs\/a \(1\), which must be a path such as .+$/,
  ],
  [
    ['doc', '../a', 'A'],
    /^The page would have the address \/docs\/\.\.\/a, which must be a path such as .+\. Choose another place, such as explore-data\/my-page\.$/,
  ],
  [
    ['tutorial', 'node.js', 'A'],
    /^The page would have the address \/tutorials\/node\.js, which must not be \/404, or end in .+\. Choose another place, such as explore-data\/my-page\.$/,
  ],
  [
    ['changelog', 'soon', 'A'],
    /^The name soon is not a date\. Use a name like 2025-11-12 or 2025-11-12-some-words\.$/,
  ],
  [
    ['changelog', '2025-02-31', 'A'],
    /^The name 2025-02-31 is not a date\. Use a name like 2025-11-12 or 2025-11-12-some-words\.$/,
  ],
])('the arguments %j are refused with an explanation', (args, sentence) => {
  expect(() => newPage(args)).toThrow(sentence);
});

test.each([
  [
    ['doc', 'a', 'Use `run` now'],
    'The title must be plain text, but has marks of Markdown in `run`. Choose another one.',
  ],
  [
    ['folder', 'docs/a', 'All **runs**'],
    'The title must be plain text, but has marks of Markdown in **runs**. Choose another one.',
  ],
  [
    ['changelog', '1999-01-01', 'Old'],
    'The date must be between 2000 and the end of next year. Choose another one.',
  ],
])('the arguments %j would make a page that the checks refuse', (args, sentence) => {
  expect(() => newPage(args)).toThrow(new Error(sentence));
});
