import { tabFaults } from '../../../src/build/checks/tabFaults';

const page = (name: string, group: string, ...labels: string[]) => ({
  source: `content/docs/${name}.mdx`,
  content: { tabs: labels.map((label, index) => ({ group, label, line: 8 + index })) },
});

test('a label that differs from that of the same tab elsewhere is reported', () => {
  const pages = [page('a', 'language', 'Python', 'R'), page('b', 'language', 'SQL', 'python')];

  expect(tabFaults(pages)).toEqual([
    {
      file: 'content/docs/b.mdx',
      line: 9,
      message:
        'The tab "python" of the group "language" is called "Python" in content/docs/a.mdx, so they do not switch together. Give both the same label.',
    },
  ]);
});

test.each([
  ['the same labels', [page('a', 'language', 'Python'), page('b', 'language', 'Python')]],
  ['another group', [page('a', 'language', 'Python'), page('b', 'engine', 'python')]],
  ['another word', [page('a', 'language', 'Python'), page('b', 'language', 'Pythons')]],
])('%s: nothing is reported', (_what, pages) => {
  expect(tabFaults(pages)).toEqual([]);
});
