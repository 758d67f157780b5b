import { readFrontMatter } from '../../../../src/build/content/yaml/frontMatter';
import { readYaml } from '../../../../src/build/content/yaml/readYaml';

test.each([
  ['title: “Runs”', 2],
  ['title: ‘Runs’', 2],
  ['title: ‘It’s all’', 2],
  ['title: a\nkeywords: [b, “c d”]', 3],
])('the value in curly quotes in %j is reported at its line', (yaml, line) => {
  const message = 'The value is in curly quotes, which readers would see. Use straight ones.';

  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message });
});

test('several values in curly quotes are reported together, at the line of the first', () => {
  const yaml = 'owner: us\ntitle: “Runs”\ntags: [b, ‘c d’]\nkind: “concept”';

  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({
    line: 3,
    message:
      'The values “Runs”, ‘c d’ and “concept” are in curly quotes, which readers would see. Use straight ones.',
  });
});

test.each([
  ['title: “New” runs', '“New” runs'],
  ['title: “New” and “old”', '“New” and “old”'],
  ['title: ‘New’ and ‘old’', '‘New’ and ‘old’'],
  ['title: "“Runs”"', '“Runs”'],
])('curly quotes within the value of %j are allowed', (yaml, title) => {
  expect(readYaml(yaml)).toMatchObject({ values: { title } });
});
