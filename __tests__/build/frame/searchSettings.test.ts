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
  [{ GATSBY_ALGOLIA_INDEX_NAME: 'I' }, { indexName: 'I' }],
  [{ GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_INDEX_NAME: '' }, {}],
])('the environment %j wins over the file', (env, settings) => {
  expect(searchSettings(search, env)).toEqual({ ...search, ...settings });
});

test('what the build pushes with is not what readers search', () => {
  expect(searchSettings(search, { ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: 'I' })).toEqual(search);
});

test('what neither names is not there', () => {
  const { searchPagePath, contextualSearch } = search;

  expect(searchSettings({ searchPagePath, contextualSearch }, {})).toEqual({
    searchPagePath: '/search',
    contextualSearch: true,
  });
});
