import type { SearchParams } from '../../../../src/search/engine/contract';
import { createEngine } from '../../../../src/search/engine/engine';
import { createSearchClient } from '../../../../src/search/engine/worker/searchClient';
import { localBackend } from '../../../support/localBackend';
import { page } from '../pages';

const TAGS = { highlightPreTag: '[', highlightPostTag: ']' };

async function hit(query: string, title: string, opening: string, params: SearchParams = {}) {
  const client = createSearchClient(localBackend(createEngine(page('/a', title, opening))));
  const all = { query, attributesToSnippet: ['content:5'], ...TAGS, ...params };
  const { results } = await client.search([{ indexName: 'docs', params: all }]);
  return results[0]!.hits[0]!;
}
const inTitle = async (query: string, title: string, params?: SearchParams) =>
  (await hit(query, title, '', params))._highlightResult.hierarchy?.lvl1?.value;
const snippet = async (query: string, opening: string, params?: SearchParams) =>
  (await hit(query, 'Title', opening, params))._snippetResult.content;

test.each([
  ['a word', 'mode', 'Query mode', 'Query [mode]'],
  ['words apart', 'query cache', 'Query and cache', '[Query] and [cache]'],
  ['the typed part of a word', 'cach', 'Query caching', 'Query [cach]ing'],
  ['another form of an earlier word', 'caches work', 'Caching at work', '[Caching] at [work]'],
  ['a word with a typing error', 'qurey', 'Query mode', '[Query] mode'],
  ['a phrase that means the same', 'sso', 'How to sign in', 'How to [sign in]'],
  ['two words typed as one', 'workspaces', 'Work spaces', '[Work] [spaces]'],
  ['a phrase typed as one word', 'timezone', 'Time zones', '[Time zones]'],
  ['one word typed as two', 'data frame', 'Dataframes', '[Dataframes]'],
  ['parts of names', 'project', 'GET {projectId}', 'GET {[projectId]}'],
  ['no stop words', 'what is hex', 'What is Hex?', 'What is [Hex]?'],
])('%s is marked', async (_what, query, title, marked) => {
  expect(await inTitle(query, title)).toBe(marked);
});

test('texts are marked raw, and anything that looks like HTML stays as it is', async () => {
  const text = '<img src=x onerror=alert(1)> & <script>alert(2)</script>';
  const { _highlightResult } = await hit('alert', 'A &amp; B', text);

  expect(_highlightResult.content?.value).toBe(
    '<img src=x onerror=[alert](1)> & <script>[alert](2)</script>',
  );
  expect(_highlightResult.hierarchy?.lvl1?.value).toBe('A &amp; B');
});

test('the tags come from the request and default to em', async () => {
  const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };

  expect(await inTitle('mode', 'Query mode', tags)).toBe(
    'Query __ais-highlight__mode__/ais-highlight__',
  );
  expect(
    await inTitle('mode', 'Mode', { highlightPreTag: undefined, highlightPostTag: undefined }),
  ).toBe('<em>Mode</em>');
});

test.each([
  ['query cache', 'Query cache', 'full', ['query', 'cache'], true],
  ['query cache', 'The query', 'partial', ['query'], false],
  ['query cache', 'Title', 'none', [], false],
])('"%s" in "%s" is a %s match', async (query, title, matchLevel, matchedWords, all) => {
  const { _highlightResult } = await hit(query, title, 'Query cache');

  expect(_highlightResult.hierarchy?.lvl1).toMatchObject({
    matchLevel,
    matchedWords,
    fullyHighlighted: all,
  });
});

test('levels that a section does not have are not marked', async () => {
  const { _highlightResult } = await hit('title', 'Title', '');

  expect(Object.keys(_highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
});

const LONG = 'One two three four five six seven eight runs nine. Ten eleven runs here at last.';

test.each([
  ['a short text is kept whole', 'runs', 'Nine runs.', 'Nine [runs].'],
  ['a long one is cut around the match', 'eight', LONG, '…seven [eight] runs nine. Ten…'],
  ['a match at the beginning is not cut off', 'two', LONG, 'One [two] three four five…'],
  ['a match at the end is not cut off', 'last', LONG, '…eleven runs here at [last].'],
  [
    'a long one is cut to where most words match',
    'runs last',
    LONG,
    '…eleven [runs] here at [last].',
  ],
  [
    'most words may match before the last match',
    'runs last',
    'One two runs here at last. Five six seven eight nine runs.',
    '…two [runs] here at [last]…',
  ],
  [
    'different words count more than a repeated one',
    'runs last',
    'Runs runs runs one two three four five here at last runs.',
    '…five here at [last] [runs].',
  ],
  [
    'a repeated word counts more than a single one',
    'runs',
    'Runs one two three four five six runs runs.',
    '…four five six [runs] [runs].',
  ],
  [
    'a quotation mark before a match at the beginning is kept',
    'runs',
    '“Runs start at nine every day.”',
    '“[Runs] start at nine every…',
  ],
  [
    'another form of a word is not a different match',
    'chart axis',
    'All charts and each chart too. One two three four five. Chart an axis now and then.',
    '…[Chart] an [axis] now and…',
  ],
  [
    'a snippet begins with the sentence of its match if that is near',
    'share',
    'When all checks are done. Now select share at once and copy it.',
    '…Now select [share] at once…',
  ],
  ['a text without a match starts at its beginning', 'title', LONG, 'One two three four five…'],
])('%s', async (_what, query, text, value) => {
  expect((await snippet(query, text))?.value).toBe(value);
});

test('a snippet reports how well it matches', async () => {
  expect(await snippet('one runs', LONG)).toMatchObject({ matchLevel: 'full' });
  expect(await snippet('title runs', LONG)).toMatchObject({ matchLevel: 'partial' });
  expect(await snippet('title', LONG)).toMatchObject({ matchLevel: 'none' });
});

test.each<[string, SearchParams, string | undefined]>([
  ['the requested ellipsis', { snippetEllipsisText: ' etc.' }, 'One [two] three four five etc.'],
  ['ten words by default', { attributesToSnippet: ['content'] }, 'One [two] three four five six seven eight runs nine…'],
  ['all attributes', { attributesToSnippet: ['*:2'] }, '…[two] three…'],
  ['none', { attributesToSnippet: [] }, undefined],
])('a snippet has %s', async (_what, params, value) => {
  expect((await snippet('two', LONG, params))?.value).toBe(value);
}); // prettier-ignore

test('only the requested attributes are marked', async () => {
  const { _highlightResult } = await hit('title', 'Title', 'Text', {
    attributesToHighlight: ['hierarchy.lvl1'],
  });

  expect(_highlightResult).toMatchObject({ hierarchy: { lvl1: { value: '[Title]' } } });
  expect(_highlightResult.content).toBeUndefined();
});
