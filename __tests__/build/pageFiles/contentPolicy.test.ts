import { policySources } from '../../../src/build/pageFiles/contentPolicy';

const search = { searchPagePath: '/search', contextualSearch: true };

test('a site without services asks nobody', () => {
  expect(policySources({ analytics: {}, search }, {})).toEqual({ connect: [] });
});

test('every service that is configured may be asked, and no other', () => {
  const analytics = {
    web: { domain: 'learn.example.com' },
    customerData: { writeKey: 'key', endpoint: 'https://events.example.com/in' },
  };

  expect(policySources({ analytics, search }, {}).connect).toEqual([
    'https://plausible.io',
    'https://events.example.com',
  ]);
});

test('the hosted search may be asked once it has its key', () => {
  const hosted = { analytics: {}, search: { ...search, appId: 'APP' } };

  expect(policySources(hosted, {}).connect).toEqual([]);
  expect(policySources(hosted, { GATSBY_ALGOLIA_SEARCH_KEY: 'key' }).connect).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
});

test('the hosted search may be asked where only the environment names its application', () => {
  const env = { GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_SEARCH_KEY: 'key' };

  expect(policySources({ analytics: {}, search }, env).connect).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
});

test('so may a host that stands in for it', () => {
  const env = { GATSBY_ALGOLIA_HOST: 'localhost:8108' };

  expect(policySources({ analytics: {}, search }, env).connect).toEqual(['http://localhost:8108']);
});

test('so may the place where readers tell whether a page helped, unless it is on the site', () => {
  const asked = (endpoint: string) =>
    policySources({ analytics: {}, search, reader: { feedback: { endpoint } } }, {}).connect;

  expect(asked('https://forms.example.com/learn')).toEqual(['https://forms.example.com']);
  expect(asked('/api/feedback')).toEqual([]);
});
