import { readFrontMatter } from '../../../../src/build/content/yaml/frontMatter';
import { readYaml } from '../../../../src/build/content/yaml/readYaml';

test('values, their lines and the body are returned', () => {
  const text = '---\ntitle: Roles\n\n# For authors.\ntags:\n  - a\n---\n\nText\n';
  const read = readFrontMatter(text);
  if ('message' in read) throw new Error(read.message);

  expect(read).toMatchObject({ values: { title: 'Roles', tags: ['a'] }, linesBefore: 7 });
  expect(read.body).toBe('\nText\n');
  expect(['title', 'tags', 'missing'].map((key) => read.lineOf(key))).toEqual([2, 5, 1]);
});

test.each([
  ['Windows line ends', '---\r\ntitle: Roles\r\n---\r\nText'],
  ['a byte order mark', '\uFEFF---\ntitle: Roles\n---\nText'],
  ['spaces after the dashes', '--- \ntitle: Roles\n---\nText'],
])('%s make no difference', (_what, text) => {
  expect(readFrontMatter(text)).toMatchObject({
    values: { title: 'Roles' },
    body: 'Text',
    linesBefore: 3,
  });
});

type ParseFrontmatter = (cacheKey: string, source: string) => { body: string };
const { parseFrontmatter } = jest.requireActual<{ parseFrontmatter: ParseFrontmatter }>(
  'gatsby-plugin-mdx/dist/frontmatter',
);

test.each([
  '---\ntitle: Roles\n---\nText',
  '---\ntitle: Roles\n---\n\n\nText\n',
  '---\r\ntitle: Roles\r\n---\r\nText',
  '\uFEFF---\ntitle: Roles\n---\nText',
  '---\n---\nText',
  '---\n# Nothing yet.\n---\nText',
  '---\ntitle: Roles\n---',
  '---\ntitle: Roles\n--- \nText',
  '---\ntitle: a\u2028---\n---\nText',
  '----\nText\n\n---\nMore\n\n---\nEnd',
  'Text',
  '',
])('the body of %j is the same as in gatsby-plugin-mdx, so that lines are correct', (text) => {
  expect(readFrontMatter(text)).toMatchObject({ body: parseFrontmatter(text, text).body });
});

test.each([
  ['', ''],
  ['Text\n\n---\n\ntitle: no\n\n---\n', 'Text\n\n---\n\ntitle: no\n\n---\n'],
  ['----\nText\n\n---\ntitle: no\n---\nMore', '----\nText\n\n---\ntitle: no\n---\nMore'],
])('%j has no front matter', (text, body) => {
  expect(readFrontMatter(text)).toMatchObject({ values: {}, body, linesBefore: 0 });
});

test('front matter may be empty', () => {
  expect(readFrontMatter('---\n---\nText')).toMatchObject({ values: {}, linesBefore: 2 });
});

test('a date stays a string', () => {
  expect(readFrontMatter('---\ndate: 2025-10-29\n---\n')).toMatchObject({
    values: { date: '2025-10-29' },
  });
});

test.each([
  ['---js', '---js'],
  ['---yaml', '---yaml'],
  ['---json\r', '---json'],
  ['--- js', '--- js'],
  ['--- toml', '--- toml'],
  ['---\u00A0', '---\u00A0'],
  ['---\u2003toml', '---\u2003toml'],
])('the opening fence %j is refused', (fence, shown) => {
  expect(readFrontMatter(`${fence}\n{}\n---\nText`)).toEqual({
    line: 1,
    message: `The front matter opens with "${shown}". Open it with three dashes and nothing else.`,
  });
});

test('unclosed front matter is reported', () => {
  expect(readFrontMatter('---\ntitle: Roles\n\nText\n')).toEqual({
    line: 1,
    message:
      'The front matter is never closed. Write three dashes on a line of their own below it.',
  });
});

const nested =
  'The value contains a colon, or the line below it is indented too far. Put the value in quotes, or begin the line below where its neighbors begin.';
const indented = 'The line is indented differently from its neighbors. Indent it like them.';
const noKey =
  'The line is not of the form "key: value". Add the colon and a space after it, or indent the line if it belongs to the value above.';
const begins = (sign: string) =>
  `The value begins with ${sign}, which has a meaning of its own in YAML. Put the value in quotes.`;
const dash =
  'The value begins with a dash on the line of its key. Write a list like [a, b], or put the value in quotes.';
const behindQuote =
  'The value goes on behind its closing quote. Put the whole value in quotes of the other kind.';
const behindBracket = 'The value goes on behind a bracket. Put the whole value in quotes.';
const comma = 'The list has a comma without a value in front of it. Remove it.';

test.each([
  ['title: Roles: who', 2, nested],
  ['title: Roles\n  owner: us', 2, nested],
  ['title: @all', 2, begins('@')],
  ['title: `all`', 2, begins('`')],
  ['title: %all', 2, begins('%')],
  ['title: *New', 2, begins('*')],
  ['title: **New** runs', 2, begins('*')],
  ['title: - all', 2, dash],
  ['title: > 50 rows', 2, begins('>')],
  ['title: >50 rows', 2, begins('>')],
  ['tags:\n  - |a| and b', 3, begins('|')],
  ['title: [New] runs', 2, behindBracket],
  ['owner: "us"\ntitle: {New} runs', 3, behindBracket],
  ['tags: [a,, b]', 2, comma],
  ['title: "Run" a query', 2, behindQuote],
  ["title: 'It's all'", 2, behindQuote],
  ['x:\n  b: 1\n c: 2', 4, indented],
  [' title: Roles\nowner: us', 3, indented],
  ['tags:\n  - a\n - b', 4, indented],
  ['title: Roles\nowner us\nx: y', 3, noKey],
  ['title: Roles\nowner:\u00A0us\nx: y', 3, 'A no-break space follows the colon of the key. Use a normal space.'],
  ['title: >-\nRoles\nx: y', 3, noKey],
  ['tags: [a, b\nx: y', 2, 'The list that begins with [ is never closed. Add ] at its end.'],
  ['title: {a\nx: y', 3, 'The value begins with { and has no } at its end. Put it in quotes.'],
  ['title: a\n...\nx: y', 4, 'A line of dashes or dots ends the YAML too early. Remove it.'],
  ['title: &a &b c', 2, 'The YAML cannot be read: A node can have at most one anchor. Correct it.'],
  ['title: "\\q"', 2, 'The value contains a backslash between double quotes. Write \\\\ for it, or put the value in single quotes.'],
])('the invalid YAML %j is reported at its line', (yaml, line, message) => {
  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message });
}); // prettier-ignore

const noSpace = (key: string) =>
  `There is no space after "${key}:". Add one between the colon and the value.`;
const openQuote = 'The value starts with a quote that is never closed. Add one at its end.';

test.each([
  ['title: a\nowner: b\ntitle: c', 4, 'The YAML has the key "title" twice. Keep one of them.'],
  ['tags:\n  - a\nx:\n  b: 1\n  "b": 2', 6, 'The YAML has the key "b" twice. Keep one of them.'],
  ['\ttitle: a', 2, 'The YAML is indented with a tab. Use spaces.'],
  ['tags:\n\t- a', 3, 'The YAML is indented with a tab. Use spaces.'],
  ['title:Two\nowner: b', 2, noSpace('title')],
  ['owner: b\ntitle:Two', 3, noSpace('title')],
  ['title: "Two\nowner: b\nkind: c', 2, openQuote],
  ['owner: b\ntitle: "Two\nkind: "c"', 3, openQuote],
])('the YAML %j is reported at its line, with a remedy', (yaml, line, message) => {
  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message });
});

const conflict =
  'The line is the mark of a merge conflict, which git left there. Keep one of the two versions below it, and remove the three marks.';

test.each([
  ['title: a\n<<<<<<< HEAD\nowner: b\n=======\nowner: c\n>>>>>>> main', 3],
  ['title: a\ntags:\n<<<<<<< HEAD\n  - b\n=======\n  - c\n>>>>>>> main', 4],
])('the marks of a merge conflict in %j are reported as such', (yaml, line) => {
  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message: conflict });
  expect(readYaml(yaml)).toEqual({ line: line - 1, message: conflict });
});

test('a merge conflict around the whole front matter is reported, too', () => {
  const text = '<<<<<<< HEAD\n---\ntitle: a\n---\n=======\n---\ntitle: b\n---\n>>>>>>> main\n';

  expect(readFrontMatter(text)).toEqual({ line: 1, message: conflict });
});

test('nested aliases that would exhaust the memory are reported', () => {
  const tenfold = (name: string, of: string) => `${name}: &${name} [${Array(10).fill(of).join()}]`;
  const yaml = [tenfold('a', 'x'), tenfold('b', '*a'), tenfold('c', '*b'), 'd: [*c]'].join('\n');

  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({
    line: 2,
    message:
      'The YAML cannot be read: Excessive alias count indicates a resource exhaustion attack. Write out its values, without aliases.',
  });
});

test.each(['just text', '- a\n- b'])('the YAML %j is not a map', (yaml) => {
  const message = 'The YAML is not a list of keys. Write one "key: value" per line.';

  expect(readFrontMatter(`---\n${yaml}\n---\n`)).toEqual({ line: 2, message });
  expect(readYaml(yaml)).toEqual({ line: 1, message });
});

test.each([
  ['\n---\ntitle: Roles\n---\nText', 2],
  ['\uFEFF\r\n \r\n---\r\ntitle: Roles\r\n---\r\n', 3],
])('front matter that is not at the start of the file is reported: %j', (text, line) => {
  const message = `The front matter starts on line ${line}. Move it to the start of the file.`;
  expect(readFrontMatter(text)).toEqual({ line: 1, message });
});

const hidden = (name: string) => `The line contains the invisible character ${name}. Delete it.`;

test.each([
  ['---\ntitle: Roles\n---\nText\n\nwith\u000Ba tab', 6, hidden('U+000B')],
  ['---\ntitle: Ro\u0008les\n---\nText', 2, hidden('U+0008')],
  ['---\r\ntitle: "Ro\\x0Bles"\r\n---\r\nText', 2, hidden('U+000B')],
  ['---\ntitle: Roles\ntags:\n  - "\\uD800"\n---\nText', 4, hidden('U+D800')],
  ['It\u0092s', 1, hidden('U+0092')],
  ['\uFFFE', 1, hidden('U+FFFE')],
])('a character that is invalid in feeds is reported at its line: %j', (text, line, message) => {
  expect(readFrontMatter(text)).toEqual({ line, message });
});

test('an invisible character in a YAML file is reported, too', () => {
  expect(readYaml('label: API\nintro: With\u000B\n')).toEqual({
    line: 2,
    message: hidden('U+000B'),
  });
});

test.each(['A\ttab', 'Windows\r\nlines', 'Größe 日本 👍🏽', 'soft\u00ADhyphen\u200B'])(
  '%j has no forbidden characters',
  (text) => {
    expect(readFrontMatter(text)).toMatchObject({ body: text });
  },
);
