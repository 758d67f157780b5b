import { readFileSync } from 'node:fs';
import { compileMdx } from '../../src/build/content/compile/compileMdx';
import { readFrontMatter } from '../../src/build/content/yaml/frontMatter';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../../src/build/content/yaml/schemas';
import {
  CODE_LANGUAGES,
  SQL_DIALECTS,
  vocabulary,
  type ComponentRule,
} from '../../src/model/content/vocabulary';
import { SECTION_NAMES } from '../../src/model/navigation/sectionNames';

const FILE = 'content/README.md';
const guide = readFileSync(FILE, 'utf8');

test.each(Object.keys(vocabulary))('the guide for authors shows <%s>', (name) => {
  const shown = [...guide.matchAll(/<([A-Z]\w*)/g)].map(([, component]) => component);

  expect(shown).toContain(name);
});

/** The part of the guide below the heading that names something, up to the next heading. */
function partOn(name: string): string {
  const names = (part: string) => part.split('\n')[0]!.split(/, | and /);
  return guide.split(/^#{2,3} /m).find((part) => names(part).includes(name)) ?? '';
}

const codeIn = (text: string) => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code]) => code);

const choices = Object.entries<ComponentRule>(vocabulary).flatMap(([name, { attributes }]) =>
  Object.entries(attributes).flatMap(([attribute, { oneOf = [] }]) =>
    [attribute, ...oneOf].map((word) => [name, word] as const),
  ),
);

test.each(choices)('the guide on <%s> names `%s`', (name, word) => {
  expect(codeIn(partOn(name))).toContain(word);
});

test.each([...CODE_LANGUAGES, ...Object.keys(SQL_DIALECTS)])(
  'the guide names the language %s of code',
  (language) => {
    expect(codeIn(partOn('Code'))).toContain(language);
  },
);

test.each(Object.keys(SECTION_NAMES))('the guide says where pages of %s go', (folder) => {
  expect(codeIn(partOn('Where a page goes'))).toContain(`${folder}/`);
});

test.each([
  ['Folders', categorySchema.shape],
  ['Docs', { ...docSchema.shape, ...tutorialSchema.shape }],
  ['Changelog', changelogSchema.shape],
])(
  'under %s, the guide has a row for each key of the front matter and for no other',
  (heading, keys) => {
    const rows = partOn(heading).match(/(?<=^\| ).*?(?= \|)/gm) ?? [];

    expect(rows.flatMap(codeIn).sort()).toEqual(Object.keys(keys).sort());
  },
);

test('every MDX example in the guide can be pasted into a page', () => {
  const examples = [...guide.matchAll(/^(`{3,})mdx\b.*\n([\s\S]*?)^\1$/gm)];
  const faults = examples.flatMap(({ 2: example = '', index }) => {
    const fence = guide.slice(0, index).split('\n').length;
    const read = readFrontMatter(example);
    const found = 'message' in read ? [read] : compileMdx(read.body).faults;
    return found.map(({ line, message }) => `${FILE}:${fence + line}  ${message}`);
  });

  expect(examples).not.toEqual([]);
  expect(faults).toEqual([]);
});
