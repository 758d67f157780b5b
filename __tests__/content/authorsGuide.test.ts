import { readFileSync } from 'node:fs';
import { compileMdx } from '../../src/build/content/compileMdx';
import { readFrontMatter } from '../../src/build/content/frontMatter';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../../src/build/content/schemas';
import { vocabulary } from '../../src/model/vocabulary';

const FILE = 'content/README.md';
const guide = readFileSync(FILE, 'utf8');

test.each(Object.keys(vocabulary))('the guide for authors shows <%s>', (name) => {
  const shown = [...guide.matchAll(/<([A-Z]\w*)/g)].map(([, component]) => component);

  expect(shown).toContain(name);
});

test.each([
  ['_category.yml', categorySchema, '### Folders'],
  ['docs', docSchema, '### Docs and tutorials'],
  ['tutorials', tutorialSchema, '### Docs and tutorials'],
  ['the changelog', changelogSchema, '### Changelog'],
])('the guide has a row for each key of the front matter of %s', (_, schema, heading) => {
  const [, part = ''] = guide.split(`\n${heading}\n`);
  const rows = part.split(/\n##+ /)[0]!.match(/(?<=^\| ).*?(?= \|)/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/(?<=`)[a-z_]+(?=`)/g) ?? []);

  expect(Object.keys(schema.shape).filter((key) => !named.includes(key))).toEqual([]);
});

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
