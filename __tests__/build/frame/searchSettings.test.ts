import { searchSettings } from '../../../src/build/frame/searchSettings';

const search = {
  appId: 'of the file',
  indexName: 'of the file',
  searchPagePath: '/search',
  contextualSearch: true,
};

test('without environment variables, the settings of the file apply', () => {
  expect(searchSettings(search, {})).toEqual(search);
});

test.each([
  [{ GATSBY_ALGOLIA_APP_ID: 'A' }, { appId: 'A' }],
  [{ GATSBY_ALGOLIA_INDEX_NAME: 'I' }, { indexName: 'I' }],
  [{ GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_INDEX_NAME: '' }, {}],
])('the environment %j overrides the file unless empty', (env, settings) => {
  expect(searchSettings(search, env)).toEqual({ ...search, ...settings });
});

test('the variables for pushing records do not affect what readers search', () => {
  expect(searchSettings(search, { ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: 'I' })).toEqual(search);
});

test('keys that neither the file nor the environment sets are missing', () => {
  const { searchPagePath, contextualSearch } = search;

  expect(searchSettings({ searchPagePath, contextualSearch }, {})).toEqual({
    searchPagePath: '/search',
    contextualSearch: true,
  });
});
