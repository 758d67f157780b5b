import { searchSettings } from '../../../src/build/frame/searchSettings';
import { algoliaKeys } from '../../../src/build/search/algoliaKeys';

const search = { searchPagePath: '/search', contextualSearch: true };

const BROWSER = {
  GATSBY_ALGOLIA_APP_ID: 'APP',
  GATSBY_ALGOLIA_SEARCH_KEY: 'search',
  GATSBY_ALGOLIA_INDEX_NAME: 'learn',
};
const ALL = { ...BROWSER, ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin' };

test.each([
  ['nothing is set', {}],
  ['only the index is named', { GATSBY_ALGOLIA_INDEX_NAME: 'learn' }],
  ['the variables are empty', { ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_SEARCH_KEY: '' }],
])('there are no keys when %s', (_when, env) => {
  expect(algoliaKeys(env, search)).toBeUndefined();
});

test('an application and an index in the file are not enough for keys', () => {
  expect(algoliaKeys({}, { ...search, appId: 'APP', indexName: 'learn' })).toBeUndefined();
});

test('with all variables, the site searches and pushes', () => {
  expect(algoliaKeys(ALL, search)).toEqual({
    appId: 'APP',
    searchKey: 'search',
    indexName: 'learn',
    adminKey: 'admin',
  });
});

test('with only the variables for the browser, the site searches but does not push', () => {
  expect(algoliaKeys(BROWSER, search)).toEqual({
    appId: 'APP',
    searchKey: 'search',
    indexName: 'learn',
  });
});

test('the file provides the application and the index if the environment does not', () => {
  const env = { GATSBY_ALGOLIA_SEARCH_KEY: 'search', ALGOLIA_ADMIN_KEY: 'admin' };

  expect(algoliaKeys(env, { ...search, appId: 'APP', indexName: 'learn' })).toMatchObject({
    appId: 'APP',
    indexName: 'learn',
  });
});

test('the build pushes to the application and the index that readers search', () => {
  const file = { ...search, appId: 'OTHER', indexName: 'other' };
  const keys = algoliaKeys(ALL, file);

  expect(searchSettings(file, ALL)).toMatchObject({
    appId: keys?.appId,
    indexName: keys?.indexName,
  });
});

test.each(['127.0.0.1:8108', 'localhost:8108'])('the host may be %s', (host) => {
  expect(algoliaKeys({ ...ALL, GATSBY_ALGOLIA_HOST: host }, search)?.host).toBe(host);
});

const HALF = 'The hosted search is only half set up: the environment lacks';

test.each<[Record<string, string>, string]>([
  [
    { ALGOLIA_ADMIN_KEY: 'admin' },
    `${HALF} ALGOLIA_APP_ID, GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME. Set what is missing, or unset ALGOLIA_ADMIN_KEY to use the embedded search.`,
  ],
  [
    { ...BROWSER, ALGOLIA_APP_ID: 'APP' },
    `${HALF} ALGOLIA_ADMIN_KEY. Set what is missing, or unset ALGOLIA_APP_ID, GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY to use the embedded search.`,
  ],
  [
    { ...BROWSER, ALGOLIA_ADMIN_KEY: 'admin' },
    `${HALF} ALGOLIA_APP_ID. Set what is missing, or unset ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY to use the embedded search.`,
  ],
  [
    { ...ALL, GATSBY_ALGOLIA_SEARCH_KEY: '' },
    `${HALF} GATSBY_ALGOLIA_SEARCH_KEY. Set what is missing, or unset ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and GATSBY_ALGOLIA_APP_ID to use the embedded search.`,
  ],
  [
    { ...ALL, GATSBY_ALGOLIA_INDEX_NAME: '' },
    `${HALF} GATSBY_ALGOLIA_INDEX_NAME. Set what is missing, or unset ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY to use the embedded search.`,
  ],
  [
    { GATSBY_ALGOLIA_APP_ID: 'APP' },
    `${HALF} GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME. Set what is missing, or unset GATSBY_ALGOLIA_APP_ID to use the embedded search.`,
  ],
  [
    { ...ALL, ALGOLIA_APP_ID: 'OTHER' },
    'The build would push to the application OTHER and readers would search APP. Set ALGOLIA_APP_ID and GATSBY_ALGOLIA_APP_ID to the same value.',
  ],
  [
    { ...ALL, GATSBY_ALGOLIA_SEARCH_KEY: 'admin' },
    'GATSBY_ALGOLIA_SEARCH_KEY is the admin key, and every reader would have it. Set it to the search-only key of the application.',
  ],
  [
    { ...ALL, GATSBY_ALGOLIA_HOST: 'search.example:80' },
    'GATSBY_ALGOLIA_HOST is "search.example:80", which is not a port of this machine. It is only for tests: unset it, or set it to 127.0.0.1:PORT.',
  ],
  [
    { ...ALL, GATSBY_ALGOLIA_HOST: '127.0.0.1' },
    'GATSBY_ALGOLIA_HOST is "127.0.0.1", which is not a port of this machine. It is only for tests: unset it, or set it to 127.0.0.1:PORT.',
  ],
  ...['search.example/?localhost:8108', '127.0.0.1:8108.search.example'].map(
    (host): [Record<string, string>, string] => [
      { ...ALL, GATSBY_ALGOLIA_HOST: host },
      `GATSBY_ALGOLIA_HOST is "${host}", which is not a port of this machine. It is only for tests: unset it, or set it to 127.0.0.1:PORT.`,
    ],
  ),
])('%j is refused', (env, sentence) => {
  expect(() => algoliaKeys(env, search)).toThrow(new Error(sentence));
});

test.each(['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'ALGOLIA_ADMIN_KEY'])(
  '%s with a space is refused without being shown',
  (name) => {
    expect(() => algoliaKeys({ ...ALL, [name]: 'abc ' }, search)).toThrow(
      `${name} contains a space or another character that Algolia does not use there. Copy it again.`,
    );
  },
);

test('an application in the configuration is checked as well', () => {
  const keys = { GATSBY_ALGOLIA_SEARCH_KEY: 'search', GATSBY_ALGOLIA_INDEX_NAME: 'learn' };

  expect(() => algoliaKeys(keys, { ...search, appId: 'A; B' })).toThrow(
    'search.appId in site.config.ts contains a space or another character that Algolia does not use there. Copy it again.',
  );
});
