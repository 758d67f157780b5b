import type {
  SearchBackend,
  SearchParams,
  SearchResponse,
} from '../../../../src/search/engine/contract';
import { createEngine } from '../../../../src/search/engine/engine';
import { createSearchClient } from '../../../../src/search/engine/worker/searchClient';
import { localBackend } from '../../../support/localBackend';
import { page } from '../pages';

const TUTORIALS = ['en', 'tutorials', 10, 'Tutorials', 'Tutorials'] as const;
const GERMAN = ['de', 'docs-default-current', 10, 'Docs', 'Docs'] as const;
const ten = Array.from({ length: 10 }, (_, number) => page(`/chart-${number}`, 'Charts')).flat();
const engine = createEngine([
  ...ten,
  ...page('/tutorial', 'Charts by steps', '', {}, TUTORIALS),
  ...page('/de', 'Charts auf Deutsch', '', { Limits: 'Ten charts at most.' }, GERMAN),
]);
const client = createSearchClient(localBackend(engine));

async function results(...params: SearchParams[]): Promise<readonly SearchResponse[]> {
  const requests = params.map((each) => ({ indexName: 'docs', params: each }));
  return (await client.search(requests)).results;
}
const result = async (params: SearchParams) => (await results({ query: 'charts', ...params }))[0]!;
const urls = async (params: SearchParams) => (await result(params)).hits.map(({ url }) => url);

test('each of several requests gets its own answer, in order', async () => {
  const answers = await results({ query: 'steps' }, { query: '' }, { query: 'deutsch' });

  expect(answers.map(({ query, nbHits }) => [query, nbHits])).toEqual([
    ['steps', 1],
    ['', 0],
    ['deutsch', 2],
  ]);
});

test.each([
  ['the first page', {}, { page: 0, hitsPerPage: 20, nbHits: 13, nbPages: 1 }, 13],
  ['a small page', { hitsPerPage: 5 }, { page: 0, nbPages: 3, nbHits: 13 }, 5],
  ['the last page', { hitsPerPage: 5, page: 2 }, { page: 2, nbPages: 3, nbHits: 13 }, 3],
  ['a page after the last', { hitsPerPage: 5, page: 9 }, { page: 9, nbPages: 3, nbHits: 13 }, 0],
  ['only the counts', { hitsPerPage: 0 }, { hitsPerPage: 0, nbPages: 0, nbHits: 13 }, 0],
])('%s has the right hits and counts', async (_what, params, counts, hits) => {
  const answer = await result(params);

  expect(answer).toMatchObject({ ...counts, index: 'docs', query: 'charts' });
  expect(answer.hits).toHaveLength(hits);
  expect(Number.isInteger(answer.processingTimeMS)).toBe(true);
});

test('a page with many sections leaves room for other pages', async () => {
  const parts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const sections = Object.fromEntries(parts.map((part) => [`Caching ${part}`, 'Caching.']));
  const records = [
    ...page('/long', 'Caching', '', sections),
    ...page('/other', 'Notes on caching'),
  ];
  const own = createSearchClient(localBackend(createEngine(records)));
  const { results: answers } = await own.search([
    { indexName: 'docs', params: { query: 'caching' } },
  ]);

  const pages = answers[0]?.hits.map(({ url_without_anchor: path }) => path);
  expect(pages?.slice(0, 5)).toEqual(['/long', '/long', '/long', '/long', '/other']);
  expect(pages).toHaveLength(8);
});

test('paging returns each hit once', async () => {
  const pages = await Promise.all([0, 1, 2].map((each) => urls({ hitsPerPage: 5, page: each })));

  expect(new Set(pages.flat()).size).toBe(13);
});

test.each<[string, NonNullable<SearchParams['facetFilters']>, number]>([
  ['one', ['language:en'], 11],
  ['a single string', 'language:de', 2],
  ['both of two', ['language:en', 'docusaurus_tag:tutorials'], 1],
  ['either of two', [['language:de', 'docusaurus_tag:tutorials']], 3],
  ['one, and either of two', ['language:en', ['docusaurus_tag:tutorials', 'type:content']], 1],
  ['a minus before the name', ['-language:en'], 2],
  ['a minus before the value', ['language:-en'], 2],
  ['an escaped minus in the value', ['language:\\-en'], 0],
  ['a value with a colon', ['language:en:us'], 0],
  ['a group', ['hierarchy.lvl0:Tutorials'], 1],
  ['an empty list', [], 13],
  ['a nested empty list', [[]], 13],
])('facet filters apply %s', async (_what, facetFilters, nbHits) => {
  expect(await result({ facetFilters })).toMatchObject({ nbHits });
});

test('facets are counted over all pages of hits, after filtering', async () => {
  const facets = ['language', 'docusaurus_tag', 'type'];

  expect((await result({ facets, hitsPerPage: 1 })).facets).toEqual({
    language: { en: 11, de: 2 },
    docusaurus_tag: { 'docs-default-current': 12, tutorials: 1 },
    type: { lvl1: 12, lvl2: 1 },
  });
  expect((await result({ facets, facetFilters: ['language:de'] })).facets.language).toEqual({
    de: 2,
  });
});

test.each<[string, SearchParams, Record<string, object>]>([
  ['none', {}, {}],
  ['one by its name', { facets: 'language' }, { language: { en: 11, de: 2 } }],
  ['the top values', { facets: ['language'], maxValuesPerFacet: 1 }, { language: { en: 11 } }],
])('facet counts: %s', async (_what, params, facets) => {
  expect((await result(params)).facets).toEqual(facets);
});

test('all facets are counted when * is requested', async () => {
  expect(Object.keys((await result({ facets: ['*'] })).facets)).toEqual([
    'type', 'language', 'docusaurus_tag', 'hierarchy.lvl0',
  ]); // prettier-ignore
});

describe('a section of several parts', () => {
  const parts = createEngine(
    page('/long', 'Limits').flatMap((record) =>
      [0, 1, 2].map((part) => ({ ...record, objectID: `/long#~${part}`, content: 'Limits.' })),
    ),
  );
  const found = async (params: SearchParams) => {
    const { search } = createSearchClient(localBackend(parts));
    const { results: all } = await search([
      { indexName: 'docs', params: { query: 'limits', facets: ['language'], ...params } },
    ]);
    return [all[0]?.nbHits, all[0]?.facets.language?.en];
  };

  test.each<[SearchParams, number, number]>([
    [{}, 1, 3],
    [{ distinct: true }, 1, 3],
    [{ distinct: 2 }, 2, 3],
    [{ distinct: false }, 3, 3],
    [{ distinct: 0 }, 3, 3],
    [{ facetingAfterDistinct: true }, 1, 1],
  ])('with %j is shown %d times and counted %d times', async (params, shown, counted) => {
    expect(await found(params)).toEqual([shown, counted]);
  });
});

test('a hit contains the requested attributes', async () => {
  const [all] = (await result({})).hits;
  const [some] = (await result({ attributesToRetrieve: ['url', 'hierarchy.lvl1'] })).hits;

  expect(all).toMatchObject({ url: '/chart-0', type: 'lvl1', trail: ['Docs', 'Data'] });
  expect(Object.keys(some!).sort()).toEqual([
    '_highlightResult', '_snippetResult', 'hierarchy', 'objectID', 'url',
  ]); // prettier-ignore
});

test.each(['', '   ', ' …?! ', undefined])(
  'the empty query "%s" has no hits and does not reach the backend',
  async (query) => {
    const answer = jest.fn();
    const { search } = createSearchClient({ answer });
    const params = { query, facets: ['language'], page: 2 };
    const { results: all } = await search([{ indexName: 'docs', params }, { indexName: 'docs' }]);

    expect(all).toMatchObject([{ hits: [], nbHits: 0, nbPages: 0, page: 2 }, { hits: [] }]);
    expect(answer).not.toHaveBeenCalled();
  },
);

test('answers are matched to their requests even when they arrive out of order', async () => {
  const open: (() => void)[] = [];
  const slow: SearchBackend = {
    answer: async (requests) => {
      await new Promise<void>((resolve) => open.push(resolve));
      return localBackend(engine).answer(requests);
    },
  };
  const { search } = createSearchClient(slow);
  const ask = (query: string) => search([{ indexName: 'docs', params: { query } }]);
  const [first, second] = [ask('steps'), ask('deutsch')];
  open.reverse().forEach((resolve) => resolve());

  expect((await first).results[0]?.query).toBe('steps');
  expect((await second).results[0]?.query).toBe('deutsch');
});

test.each<[string, SearchParams]>([
  ['filters', { filters: 'language:en' }],
  ['numericFilters', { numericFilters: ['weight.level > 80'] }],
  ['optionalFilters', { optionalFilters: 'type:lvl1' }],
  ['tagFilters', { tagFilters: ['x'] }],
  ['restrictSearchableAttributes', { restrictSearchableAttributes: ['content'] }],
  ['offset', { offset: 5 }],
])('%s are rejected by name', async (name, params) => {
  await expect(result(params)).rejects.toThrow(
    `The embedded search does not support ${name}. Use facetFilters, or the hosted search.`,
  );
});

test('parameters that InstantSearch sends empty are accepted', async () => {
  const empty = { tagFilters: '', numericFilters: [], filters: undefined, clickAnalytics: true };

  await expect(result(empty)).resolves.toMatchObject({ nbHits: 13 });
});

test('searching for facet values is rejected', async () => {
  await expect(client.search([{ indexName: 'docs', type: 'facet' }])).rejects.toThrow(
    'The embedded search does not support searching for facet values. List the values from a result, or use the hosted search.',
  );
});

test.each<[SearchParams, string]>([
  [
    { facetFilters: ['language'] },
    'The facet filter "language" has no value. Write it like language:en.',
  ],
  [
    { facetFilters: ['color:red'] },
    'The search records have no facet "color". Use one of type, language, docusaurus_tag, hierarchy.lvl0.',
  ],
  [
    { facets: ['constructor'] },
    'The search records have no facet "constructor". Use one of type, language, docusaurus_tag, hierarchy.lvl0.',
  ],
])('%j is reported as wrong', async (params, message) => {
  await expect(result(params)).rejects.toThrow(message);
});
