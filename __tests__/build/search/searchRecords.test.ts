import { searchRecords, type SearchPage } from '../../../src/build/search/searchRecords';
import { textSections } from '../../../src/build/search/textSections';
import type { TreeNode } from '../../../src/model/content/tree';

const p = (text: string): TreeNode => ['p', null, text];
const h = (depth: number, id: string): TreeNode => [`h${depth}`, { id }, id.toUpperCase()];
const page = (tree: readonly TreeNode[], rest: Partial<SearchPage> = {}): SearchPage => ({
  path: '/docs/runs',
  title: 'Runs',
  summary: 'How runs work.',
  group: 'Docs › Share',
  trail: ['Docs', 'Share'],
  keywords: [],
  language: 'en',
  tag: 'docs-default-current',
  rank: 10,
  sections: textSections(tree),
  ...rest,
});
const LONG = 'This sentence has forty characters, yes. '.repeat(30);

test('the opening of a page has its description before its text', () => {
  const [record] = searchRecords(page([p('A run executes.')]));

  expect(record).toEqual({
    objectID: '/docs/runs#~0',
    url: '/docs/runs',
    url_without_anchor: '/docs/runs',
    anchor: '',
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Docs › Share', lvl1: 'Runs', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null,
    },
    trail: ['Docs', 'Share'],
    keywords: [],
    content: 'How runs work. A run executes.',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    weight: { pageRank: 10, level: 90, position: 0 },
    internal: { contentDigest: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  }); // prettier-ignore
});

test('a section has the headings above it, but none of its siblings', () => {
  const records = searchRecords(page([h(2, 'a'), h(3, 'b'), h(2, 'c'), h(4, 'd')]));

  expect(records.map(({ url, type, hierarchy }) => [url, type, Object.values(hierarchy)])).toEqual([
    ['/docs/runs', 'lvl1', ['Docs › Share', 'Runs', null, null, null, null, null]],
    ['/docs/runs#a', 'lvl2', ['Docs › Share', 'Runs', 'A', null, null, null, null]],
    ['/docs/runs#b', 'lvl3', ['Docs › Share', 'Runs', 'A', 'B', null, null, null]],
    ['/docs/runs#c', 'lvl2', ['Docs › Share', 'Runs', 'C', null, null, null, null]],
    ['/docs/runs#d', 'lvl4', ['Docs › Share', 'Runs', 'C', null, 'D', null, null]],
  ]);
});

test('the parts of a long section are numbered, and only the first has the level of the heading', () => {
  const records = searchRecords(page([h(2, 'a'), p(LONG), h(2, 'b')]));

  expect(records.map(({ objectID, type, weight }) => [objectID, type, weight])).toEqual([
    ['/docs/runs#~0', 'lvl1', { pageRank: 10, level: 90, position: 0 }],
    ['/docs/runs#a~0', 'lvl2', { pageRank: 10, level: 80, position: 1 }],
    ['/docs/runs#a~1', 'content', { pageRank: 10, level: 80, position: 2 }],
    ['/docs/runs#b~0', 'lvl2', { pageRank: 10, level: 80, position: 3 }],
  ]);
});

test('equal records have equal digests, and any change alters the digest', () => {
  const digest = (rest: Partial<SearchPage>) =>
    searchRecords(page([p('Text')], rest))[0]?.internal.contentDigest;

  expect(digest({})).toBe(digest({}));
  expect(digest({ rank: 9 })).not.toBe(digest({}));
  expect(digest({ summary: 'Other.' })).not.toBe(digest({}));
});

test('text that looks like HTML stays text', () => {
  const [record] = searchRecords(page([p('<img onerror="alert(1)">')], { summary: '' }));

  expect(record?.content).toBe('<img onerror="alert(1)">');
});
