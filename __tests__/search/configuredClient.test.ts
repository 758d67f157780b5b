import type { SearchConfig } from '../../src/model/config/siteConfig';
import { configuredClient } from '../../src/search/configuredClient';
import { emptyResponse } from '../../src/search/engine/emptyResponse';
import type {
  SearchClient,
  SearchHit,
  SearchParams,
  SearchRequest,
} from '../../src/search/engine/contract';

const shipped: SearchConfig = { searchPagePath: '/search', contextualSearch: true };
const tags = ['docs-default-current', 'changelog'];
const CONTEXT = [
  'language:en',
  ['docusaurus_tag:docs-default-current', 'docusaurus_tag:changelog'],
];

/** A client that records its requests and answers each with the same hits. */
function recorder(...urls: readonly Partial<SearchHit>[]) {
  const asked: SearchRequest[][] = [];
  const hits = urls.map((hit, number) => ({
    objectID: String(number),
    _highlightResult: {},
    _snippetResult: {},
    ...hit,
  }));
  const client: SearchClient = {
    search(requests) {
      asked.push([...requests]);
      const results = requests.map(({ indexName, params }) => ({
        ...emptyResponse(indexName, params),
        hits,
        passages: hits,
        nbHits: hits.length,
      }));
      return Promise.resolve({ results });
    },
  };
  return { client, asked };
}

/** The parameters that reach the client. */
async function sent(search: Partial<SearchConfig>, params: SearchParams, own = tags) {
  const { client, asked } = recorder();
  const configured = configuredClient(client, {
    search: { ...shipped, ...search },
    locale: 'en',
    tags: own,
  });
  await configured.search([{ indexName: 'learn', params: { query: 'cells', ...params } }]);
  return asked[0]?.[0]?.params;
}

type Row = readonly [rule: string, Partial<SearchConfig>, SearchParams, filters: unknown];

test.each<Row>([
  ['language and tags are sent by default', {}, {}, CONTEXT],
  ['nothing is sent without contextual search', { contextualSearch: false }, {}, undefined],
  [
    "the owner's filters follow, as strings or lists",
    { facetFilters: ['type:lvl1', ['type:lvl2', 'type:lvl3']] },
    {},
    [...CONTEXT, 'type:lvl1', ['type:lvl2', 'type:lvl3']],
  ],
  [
    "the owner's filters are sent without contextual search too",
    { contextualSearch: false, facetFilters: ['type:lvl1'] },
    {},
    ['type:lvl1'],
  ],
  [
    "filters in the owner's parameters are added",
    { searchParameters: { facetFilters: 'type:lvl1' } },
    {},
    [...CONTEXT, 'type:lvl1'],
  ],
  [
    "the interface's filters come last",
    { facetFilters: ['type:lvl1'] },
    { facetFilters: [['docusaurus_tag:changelog']] },
    [...CONTEXT, 'type:lvl1', ['docusaurus_tag:changelog']],
  ],
  [
    "the interface's filter may be a single string",
    {},
    { facetFilters: 'type:lvl1' },
    [...CONTEXT, 'type:lvl1'],
  ],
])('%s', async (_rule, search, params, filters) => {
  expect((await sent(search, params))?.facetFilters).toEqual(filters);
});

test('without tags, only the language is sent', async () => {
  expect((await sent({}, {}, []))?.facetFilters).toEqual(['language:en']);
});

test.each<Row>([
  ['set what the interface does not', { typoTolerance: false }, {}, { typoTolerance: false }],
  ['override those of the interface', { hitsPerPage: 5 }, { hitsPerPage: 20 }, { hitsPerPage: 5 }],
  ['never change the query', { query: 'their words' }, {}, { query: 'cells' }],
  ['never change the page', { page: 3 }, { page: 1 }, { page: 1 }],
  [
    'never change the highlight tags',
    { highlightPreTag: '<b>', highlightPostTag: '</b>' },
    { highlightPreTag: '[', highlightPostTag: ']' },
    { highlightPreTag: '[', highlightPostTag: ']' },
  ],
  [
    'never change what is counted',
    { facets: [], maxValuesPerFacet: 1 },
    { facets: ['docusaurus_tag'], maxValuesPerFacet: 9 },
    { facets: ['docusaurus_tag'], maxValuesPerFacet: 9 },
  ],
  ['never turn counts into hits', { hitsPerPage: 5 }, { hitsPerPage: 0 }, { hitsPerPage: 0 }],
] as unknown as Row[])(
  "the owner's parameters %s",
  async (_rule, searchParameters, params, result) => {
    const own = { contextualSearch: false, searchParameters: { ...searchParameters } };
    expect(await sent(own, params)).toEqual({ query: 'cells', ...params, ...(result as object) });
  },
);

test('every request of a search is filtered', async () => {
  const { client, asked } = recorder();
  await configuredClient(client, { search: shipped, locale: 'en', tags }).search([
    { indexName: 'learn', params: { query: 'cells' } },
    { indexName: 'learn', params: { query: 'cells', hitsPerPage: 0 } },
  ]);

  expect(asked[0]?.map(({ params }) => params?.facetFilters)).toEqual([CONTEXT, CONTEXT]);
});

describe('a request without a query', () => {
  const search = (...queries: readonly (string | undefined)[]) => {
    const { client, asked } = recorder({ url: '/docs' });
    const requests = queries.map((query) => ({ indexName: 'learn', params: { query } }));
    const found = configuredClient(client, { search: shipped, locale: 'en', tags }).search(
      requests,
    );
    return found.then(({ results }) => ({ results, asked }));
  };

  test.each(['', '  ', undefined])('does not reach the client when it is %j', async (query) => {
    const { results, asked } = await search(query);

    expect(asked).toEqual([]);
    expect(results).toEqual([emptyResponse('learn', { query })]);
  });

  test('is left out of a batch, and the other answers stay in order', async () => {
    const { results, asked } = await search('', 'cells', ' ', 'charts');

    expect(asked.map((requests) => requests.map(({ params }) => params?.query))).toEqual([
      ['cells', 'charts'],
    ]);
    expect(results.map(({ query, nbHits }) => [query, nbHits])).toEqual([
      ['', 0],
      ['cells', 1],
      [' ', 0],
      ['charts', 1],
    ]);
  });
});

test('the addresses of hits and passages are resolved, and external ones marked', async () => {
  const { client } = recorder(
    { url: '/docs/cells#run', url_without_anchor: '/docs/cells' },
    { url: 'https://other.example/a', url_without_anchor: 'https://other.example/a' },
  );
  const search = {
    ...shipped,
    externalUrlRegex: 'other',
    replaceSearchResultPathname: { from: '^/docs/', to: '/guide/' },
  };
  const { results } = await configuredClient(client, { search, locale: 'en', tags }).search([
    { indexName: 'learn', params: { query: 'cells' } },
  ]);

  const addressed = [
    { url: '/guide/cells#run', url_without_anchor: '/guide/cells', external: false },
    {
      url: 'https://other.example/a',
      url_without_anchor: 'https://other.example/a',
      external: true,
    },
  ];
  expect(results[0]).toMatchObject({ hits: addressed, passages: addressed });
});

test('a hit whose address is not a string is dropped, and the others are kept', async () => {
  const foreign = [undefined, null, 42, {}].flatMap((none) => [
    { url: none },
    { url: '/docs/cells#run', url_without_anchor: none },
  ]);
  const { client } = recorder(...(foreign as unknown as Partial<SearchHit>[]));
  const { results } = await configuredClient(client, {
    search: shipped,
    locale: 'en',
    tags,
  }).search([{ indexName: 'learn', params: { query: 'cells' } }]);

  const kept = ['1', '3', '5', '7'].map((objectID) => ({
    objectID,
    url: '/docs/cells#run',
    url_without_anchor: undefined,
  }));
  expect(results[0]).toMatchObject({ hits: kept, passages: kept });
});

test('an error of the client is passed on', async () => {
  const failing: SearchClient = { search: () => Promise.reject(new Error('offline')) };
  const configured = configuredClient(failing, { search: shipped, locale: 'en', tags });

  await expect(
    configured.search([{ indexName: 'learn', params: { query: 'cells' } }]),
  ).rejects.toThrow('offline');
});
