import { editDistance, nearestPages, nearestWord } from '../../src/model/nearest';

describe('editDistance', () => {
  test.each([
    ['same', 'same', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['tab', 'tabs', 1],
    ['tabs', 'tab', 1],
    ['card', 'cord', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 2],
  ])('"%s" and "%s" are %d letters apart', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
});

describe('nearestWord', () => {
  const choices = ['Accordion', 'Callout', 'Card', 'Cards', 'Tab'];

  test.each([
    ['a slip of the keyboard', 'Calout', 'Callout'],
    ['the wrong case', 'callout', 'Callout'],
    ['the nearer of two', 'Cardss', 'Cards'],
    ['three slips in a long word', 'Acordeonn', 'Accordion'],
  ])('finds the word behind %s', (_what, word, meant) => {
    expect(nearestWord(word, choices)).toBe(meant);
  });

  test.each(['Spoiler', 'Carousel', ''])('has no suggestion for "%s"', (word) => {
    expect(nearestWord(word, choices)).toBeUndefined();
  });

  test.each(['A', 'Br'])('does not take a word as short as %s for another', (word) => {
    expect(nearestWord(word, ['Kbd', 'Tab'])).toBeUndefined();
  });

  test('has no suggestion when there is nothing to choose from', () => {
    expect(nearestWord('Tab', [])).toBeUndefined();
  });

  test.each([
    ['two letters fewer', 'Cal', 'Callo', 'Callo'],
    ['a third more letters', 'Accordionist', 'Accordio', 'Accordio'],
    ['a letter that is two in lower case', 'i\u0307i\u0307i\u0307', 'İİİ', 'İİİ'],
    ['more letters fewer than that', 'Cal', 'Callou', undefined],
    ['more letters more than that', 'Accordionist', 'Accordi', undefined],
  ])('takes one word for another with %s: %s', (_what, word, choice, meant) => {
    expect(nearestWord(word, [choice])).toBe(meant);
  });
});

describe('nearestPages', () => {
  const page = (path: string, title = '') => ({ path, title });
  const found = (asked: string, pages: readonly { path: string; title: string }[], count = 3) =>
    nearestPages(asked, pages, count).map(({ path }) => path);

  test('an equal word counts more than a like beginning, and that more than a slip', () => {
    // The shorter an address, the later it comes here: length alone would turn the order round.
    const pages = [page('/snowflaek'), page('/snowflakes-all'), page('/snowflake/with-a-key')];

    expect(found('/docs/snowflake', pages)).toEqual([
      '/snowflake/with-a-key',
      '/snowflakes-all',
      '/snowflaek',
    ]);
  });

  test('more words in common come before fewer', () => {
    const pages = [page('/schedule'), page('/schedule-runs-daily')];

    expect(found('schedule runs', pages)).toEqual(['/schedule-runs-daily', '/schedule']);
  });

  test('a word may stand in the title, in any case', () => {
    expect(found('SNOWFLAKE', [page('/a', 'Connect to Snowflake')])).toEqual(['/a']);
  });

  test('of equally near pages the shorter address comes first', () => {
    expect(found('api', [page('/api/projects'), page('/api')])).toEqual(['/api', '/api/projects']);
  });

  test('no more pages are given than asked for', () => {
    expect(found('api', [page('/api'), page('/api/a'), page('/api/b')], 2)).toHaveLength(2);
  });

  test.each([
    ['nothing in common', '/docs/zebra'],
    ['only the docs in common', '/docs'],
    ['only single letters in common', '/docs/a'],
    ['short words that differ by a slip', '/docs/ipa'],
    ['a beginning of two letters in common', '/docs/ap'],
    ['nothing to go by', ''],
  ])('a page with %s is left out', (_what, asked) => {
    expect(found(asked, [page('/docs/api', 'a')])).toEqual([]);
  });
});
