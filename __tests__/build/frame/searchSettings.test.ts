import { searchSettings } from '../../../src/build/frame/searchSettings';

const search = {
  appId: 'of the file',
  indexName: 'of the file',
  searchPagePath: '/search',
  contextualSearch: true,
};

test('without the environment, the file has its say', () => {
  expect(searchSettings(search, {})).toEqual(search);
});

test.each([
  [{ GATSBY_ALGOLIA_APP_ID: 'A' }, { appId: 'A' }],
  [{ ALGOLIA_APP_ID: 'A' }, { appId: 'A' }],
  [{ GATSBY_ALGOLIA_APP_ID: 'A', ALGOLIA_APP_ID: 'B' }, { appId: 'A' }],
  [{ GATSBY_ALGOLIA_INDEX_NAME: 'I' }, { indexName: 'I' }],
  [{ ALGOLIA_INDEX_NAME: 'I' }, { indexName: 'I' }],
  [{ GATSBY_ALGOLIA_INDEX_NAME: 'I', ALGOLIA_INDEX_NAME: 'J' }, { indexName: 'I' }],
  [{ GATSBY_ALGOLIA_APP_ID: '', ALGOLIA_INDEX_NAME: '' }, {}],
])('the environment %j wins over the file', (env, settings) => {
  expect(searchSettings(search, env)).toEqual({ ...search, ...settings });
});

test('what neither names is not there', () => {
  const { searchPagePath, contextualSearch } = search;

  expect(searchSettings({ searchPagePath, contextualSearch }, {})).toEqual({
    searchPagePath: '/search',
    contextualSearch: true,
  });
});
