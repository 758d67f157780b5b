import { hostedSettings } from '../../../src/search/hosted/hostedSettings';

afterEach(() => jest.restoreAllMocks());

function built(env: Readonly<Record<string, string>>, appId?: string) {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  return hostedSettings({ appId });
}

test.each([
  ['without an application', { GATSBY_ALGOLIA_SEARCH_KEY: 'KEY' }, undefined],
  ['without a key', {}, 'APP'],
  ['with an empty key', { GATSBY_ALGOLIA_SEARCH_KEY: '' }, 'APP'],
])('the search is not hosted %s', (_when, env, appId) => {
  expect(built(env, appId)).toBeUndefined();
});

test('with both keys, the service is used', () => {
  expect(built({ GATSBY_ALGOLIA_SEARCH_KEY: 'KEY' }, 'APP')).toEqual({
    appId: 'APP',
    searchKey: 'KEY',
  });
});

test('a host from the environment replaces the service', () => {
  const env = { GATSBY_ALGOLIA_SEARCH_KEY: 'KEY', GATSBY_ALGOLIA_HOST: '127.0.0.1:8108' };

  expect(built(env, 'APP')?.hosts).toEqual([
    { url: '127.0.0.1', port: 8108, protocol: 'http', accept: 'readWrite' },
  ]);
});
