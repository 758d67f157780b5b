import { whichExist } from '../../src/build/whichExist';

test.each([
  ['api/overviw', ['api/overview', 'api/keys'], 'Did you mean "api/overview"?'],
  ['overview', ['share/reviews', 'api/overview'], 'Did you mean "api/overview"?'],
  ['guide/overview', ['api/overview', 'api/keys'], 'Did you mean "api/overview"?'],
  ['SortDir', ['SortDirection', 'RunStatus'], 'Did you mean "SortDirection"?'],
  ['sortdir', ['SortDirection', 'RunStatus'], 'Did you mean "SortDirection"?'],
  ['Sort', ['SortDirection', 'SortKey'], 'Use one of SortKey, SortDirection.'],
  ['billing', ['roles', 'bills', 'api/limits'], 'Use one of bills, roles, api/limits.'],
  ['billing', [], 'There are none yet.'],
])('for %j among %j, the sentence is: %s', (word, choices, sentence) => {
  expect(whichExist(word, choices)).toBe(sentence);
});

test('only the ten nearest of many choices are listed', () => {
  const choices = Array.from({ length: 12 }, (_, index) => `page-${'abcdefghijkl'[index]}-of-many`);

  expect(whichExist('x', choices)).toBe(`Use one of ${choices.slice(0, 10).join(', ')}, ….`);
});
