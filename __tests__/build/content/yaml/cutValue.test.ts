import { readFrontMatter } from '../../../../src/build/content/yaml/frontMatter';
import { readYaml } from '../../../../src/build/content/yaml/readYaml';

const EXCLAMATION = 'an exclamation mark';

test.each([
  ['title: !important notes', 2, EXCLAMATION],
  ['title: a\ntags:\n  - !foo x', 4, EXCLAMATION],
  ['title: ! New', 2, EXCLAMATION],
  ['title: !!int x', 2, EXCLAMATION],
  ['!foo\ntitle: a', 3, EXCLAMATION],
  ['owner: a\ntitle: &x thing', 3, 'an ampersand'],
])('the value that YAML would truncate in %j is reported at its line', (yaml, line, sign) => {
  const message = `The YAML cannot be read: a value that begins with ${sign} needs quotes.`;

  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message });
});

test.each([
  ['title: C # sharp', 2],
  ['owner: a\ntitle: # of runs', 3],
  ['tags:\n  - # of runs', 3],
  ['owner: a\ntags:\n  - b\n  - Issue #42 # and more', 5],
])('the possibly unintended comment in %j is reported at its line', (yaml, line) => {
  const message =
    'YAML treats # and everything after it as a comment. Put the whole value in quotes, or the comment on a line of its own.';

  expect(readFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ line, message });
});

test.each([
  ['title: "!important notes"', '!important notes'],
  ['title: C#', 'C#'],
  ['title: "C # sharp" # Both words.', 'C # sharp'],
  ['# Ours.\ntitle: Roles\n# For authors.\nposition: 2 # the last', 'Roles'],
  ['owner: &us Roles\ntitle: *us', 'Roles'],
  ['title: &x "Roles"', 'Roles'],
  ['title: Roles\ntags: # Both words.\n  - a\n  # Ours.\n  - b', 'Roles'],
  ['title: Roles\ntags:\n# Ours.\nowner: a', 'Roles'],
])('nothing is truncated in %j', (yaml, title) => {
  expect(readYaml(yaml)).toMatchObject({ values: { title } });
});
