import { recordsFile } from '../../../src/build/search/recordsFile';
import { textSections } from '../../../src/build/search/textSections';
import { searchRecords } from '../../../src/build/search/searchRecords';
import { readRecords, type SearchStore } from '../../../src/model/search/searchStore';
import type { TreeNode } from '../../../src/model/content/tree';

const tree: readonly TreeNode[] = [
  ['p', null, 'Opening.'],
  ['h2', { id: 'limits' }, 'Limits'],
  ['p', null, 'A sentence about the limits of it. '.repeat(40)],
  ['h3', { id: 'rows' }, 'Rows'],
  ['h2', { id: 'limits-1' }, 'Limits'],
  ['h2', { id: 'zeilen' }, 'Rows of a `table`'],
  ['h2', { id: 'what-you-need' }, 'What you need?'],
];
const page = (path: string, group = 'Docs › Data') =>
  searchRecords({
    path,
    title: `Title of ${path}`,
    summary: 'About it.',
    group,
    trail: group.split(' › '),
    keywords: ['another word'],
    language: 'en',
    tag: 'docs-default-current',
    rank: 10,
    sections: textSections(tree),
  });
const records = [...page('/docs/a'), ...page('/docs/b'), ...page('/tutorials/c', 'Tutorials')];
const read = (text: string) => readRecords(JSON.parse(text) as SearchStore);

test('the browser reads the same records that were written', () => {
  const written = records.map(({ internal: _internal, ...record }) => record);

  expect(read(recordsFile(records).text)).toEqual(written);
});

test('the name of the file changes with the text, but not with the order of the records', () => {
  const { name, text } = recordsFile(records);

  expect(name).toMatch(/^records\.[0-9a-f]{16}\.json$/);
  expect(recordsFile([...records].reverse())).toEqual({ name, text });
  expect(recordsFile(records.slice(1)).name).not.toBe(name);
});

test('properties that pages share are written once', () => {
  const { shelves } = JSON.parse(recordsFile(records).text) as SearchStore;

  expect(shelves).toEqual([
    ['en', 'docs-default-current', 10, 'Docs › Data', 'Docs', 'Data'],
    ['en', 'docs-default-current', 10, 'Tutorials', 'Tutorials'],
  ]);
});

test('anchors that follow from their headings are not written', () => {
  const { pages } = JSON.parse(recordsFile(page('/docs/a')).text) as SearchStore;
  const [, , , , ...sections] = pages[0]!;

  expect(sections.map(([, heading, anchor]) => [heading, anchor])).toEqual([
    ['', ''],
    ['Limits', ''],
    ['Rows', ''],
    ['Limits', 'limits-1'],
    ['Rows of a `table`', 'zeilen'],
    ['What you need?', ''],
  ]);
});
