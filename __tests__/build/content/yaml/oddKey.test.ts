import { readFrontMatter } from '../../../../src/build/content/yaml/frontMatter';

const NO_KEY = 'A line has no key before its colon. Add one, or remove the line.';
const NO_WORD = 'The YAML has a key that is not a plain word. Write one "key: value" per line.';

type ParseFrontmatter = (cacheKey: string, source: string) => unknown;
const { parseFrontmatter } = jest.requireActual<{ parseFrontmatter: ParseFrontmatter }>(
  'gatsby-plugin-mdx/dist/frontmatter',
);

test.each([
  ['title: Roles\n: bar', 3, NO_KEY],
  ['title: Roles\n  : bar', 3, NO_KEY],
  ['title: Roles\ntags:\n  - : a', 4, NO_KEY],
  ['title: Roles\nx:\n  y:\n    z: 1\n    :', 6, NO_KEY],
  ['<<: bar', 2, NO_WORD],
  ['title: Roles\nx:\n  - <<: y', 4, NO_WORD],
  ['title: Roles\nx: [<<: y]', 3, NO_WORD],
  ['&x title: Roles', 2, NO_WORD],
  ['title: Roles\n[title]: a', 3, NO_WORD],
  ['? title\n- a', 2, NO_WORD],
  ['title: Roles\nx: {a b\n c: d}', 3, NO_WORD],
  ['title: Roles\nx: {"a"\n :b}', 3, NO_WORD],
])('the key in %j, on which Gatsby fails, is reported at its line', (yaml, line, message) => {
  const source = `---\n${yaml}\n---\nText`;

  expect(readFrontMatter(source)).toEqual({ line, message });
  expect(() => parseFrontmatter(source, source)).toThrow();
});

test.each([
  '"title": Roles',
  "'a: b' : c",
  'a key of words: c',
  '7: a',
  '"<<": a',
  'x: {a: b, "c":d, e}',
  'x: [a: b]',
  '-a: b',
])('the key in %j can be read', (yaml) => {
  const source = `---\n${yaml}\n---\nText`;

  expect(readFrontMatter(source)).toMatchObject({ body: 'Text' });
  expect(() => parseFrontmatter(source, source)).not.toThrow();
});
