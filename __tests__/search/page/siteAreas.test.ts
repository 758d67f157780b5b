import { siteAreas, isChosen } from '../../../src/search/page/siteAreas';

const labels = (tags: readonly string[], chosen: readonly string[] = []) =>
  siteAreas(
    tags.map((value) => ({ value, count: 1 })),
    chosen,
  ).map(({ label, count }) => `${label} ${count}`);

test.each([
  [[], ['Docs 0', 'Tutorials 0', 'Changelog 0']],
  [
    ['docs-default-current', 'docs-v1'],
    ['Docs 2', 'Tutorials 0', 'Changelog 0'],
  ],
  [
    ['api', 'changelog'],
    ['Docs 0', 'Tutorials 0', 'Changelog 1', 'API 1'],
  ],
  [
    ['default', 'docsearch', 'tutorials'],
    ['Docs 0', 'Tutorials 1', 'Changelog 0', 'Other pages 2'],
  ],
])('results with the tags %j belong to the areas %j', (tags, expected) => {
  expect(labels(tags)).toEqual(expected);
});

test('a chosen area stays even without results', () => {
  expect(labels(['tutorials'], ['api'])).toEqual(['Docs 0', 'Tutorials 1', 'Changelog 0', 'API 0']);
});

test('an area without results can be chosen by its default tag', () => {
  const [docs, tutorials, changelog] = siteAreas([], []);

  expect([docs?.tags, tutorials?.tags, changelog?.tags]).toEqual([
    ['docs-default-current'],
    ['tutorials'],
    ['changelog'],
  ]);
});

test.each([
  [['docs-v1'], true],
  [['tutorials'], false],
  [[], false],
])('with %j chosen, the docs count as chosen: %j', (chosen, expected) => {
  expect(
    isChosen({ label: 'Docs', tags: ['docs-default-current', 'docs-v1'], count: 2 }, chosen),
  ).toBe(expected);
});
