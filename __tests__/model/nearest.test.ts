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
    ['a typo', 'Calout', 'Callout'],
    ['the wrong case', 'callout', 'Callout'],
    ['the nearer of two', 'Cardss', 'Cards'],
    ['three typos in a long word', 'Acordeonn', 'Accordion'],
  ])('finds the word behind %s', (_what, word, meant) => {
    expect(nearestWord(word, choices)).toBe(meant);
  });

  test.each(['Spoiler', 'Carousel', ''])('has no suggestion for "%s"', (word) => {
    expect(nearestWord(word, choices)).toBeUndefined();
  });

  test.each(['A', 'Br'])('does not correct a word as short as %s', (word) => {
    expect(nearestWord(word, ['Kbd', 'Tab'])).toBeUndefined();
  });

  test('has no suggestion if there are no choices', () => {
    expect(nearestWord('Tab', [])).toBeUndefined();
  });

  test.each([
    ['two letters fewer', 'Cal', 'Callo', 'Callo'],
    ['a third more letters', 'Accordionist', 'Accordio', 'Accordio'],
    ['a letter that becomes two in lower case', 'i\u0307i\u0307i\u0307', 'İİİ', 'İİİ'],
    ['more than two letters fewer', 'Cal', 'Callou', undefined],
    ['more than a third more letters', 'Accordionist', 'Accordi', undefined],
  ])('accepts or rejects a choice with %s: %s', (_what, word, choice, meant) => {
    expect(nearestWord(word, [choice])).toBe(meant);
  });
});

describe('nearestPages', () => {
  const page = (path: string, title = '') => ({ path, title });
  const found = (asked: string, pages: readonly { path: string; title: string }[], count = 3) =>
    nearestPages(asked, pages, count).map(({ path }) => path);

  test('an equal word counts more than a shared beginning, which counts more than a typo', () => {
    // The shorter an address, the later it must come here; by length alone the order would be reversed.
    const pages = [page('/snowflaek'), page('/snowflakes-all'), page('/snowflake/with-a-key')];

    expect(found('/docs/snowflake', pages)).toEqual([
      '/snowflake/with-a-key',
      '/snowflakes-all',
      '/snowflaek',
    ]);
  });

  test('pages with more words in common come first', () => {
    const pages = [page('/schedule'), page('/schedule-runs-daily')];

    expect(found('schedule runs', pages)).toEqual(['/schedule-runs-daily', '/schedule']);
  });

  test('a word may be in the title, in any case', () => {
    expect(found('SNOWFLAKE', [page('/a', 'Connect to Snowflake')])).toEqual(['/a']);
  });

  test('of equally similar pages, the shorter address comes first', () => {
    expect(found('api', [page('/api/projects'), page('/api')])).toEqual(['/api', '/api/projects']);
  });

  test('no more pages are returned than requested', () => {
    expect(found('api', [page('/api'), page('/api/a'), page('/api/b')], 2)).toHaveLength(2);
  });

  test.each([
    ['nothing in common', '/docs/zebra'],
    ['only the docs in common', '/docs'],
    ['only single letters in common', '/docs/a'],
    ['short words that differ by a typo', '/docs/ipa'],
    ['a beginning of two letters in common', '/docs/ap'],
    ['long words that differ by more than a typo', '/docs/relevance'],
    ['nothing to compare', ''],
  ])('a page with %s is left out', (_what, asked) => {
    expect(found(asked, [page('/docs/api', 'a reference')])).toEqual([]);
  });
});
