import { contentPolicy, policySources } from '../../../src/build/pageFiles/contentPolicy';

const search = { searchPagePath: '/search', contextualSearch: true };
const footer = { links: [], copyright: '© Hex' };
const navbar = { brand: { label: 'Hex', to: '/' }, items: [] };
/** A site without services or pictures from elsewhere. */
const plain = { analytics: {}, search, footer, navbar };

test('a site without services may connect to no other origin and show no pictures from others', () => {
  expect(policySources(plain, {})).toEqual({ connect: [], images: [] });
});

test('pages may connect to every configured service and to no other', () => {
  const analytics = {
    web: { domain: 'learn.example.com' },
    customerData: { writeKey: 'key', endpoint: 'https://events.example.com/in' },
  };

  expect(policySources({ ...plain, analytics }, {}).connect).toEqual([
    'https://plausible.io',
    'https://events.example.com',
  ]);
});

test('pages may connect to the hosted search once it has its key', () => {
  const hosted = { ...plain, search: { ...search, appId: 'APP' } };

  expect(policySources(hosted, {}).connect).toEqual([]);
  expect(policySources(hosted, { GATSBY_ALGOLIA_SEARCH_KEY: 'key' }).connect).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
});

test('pages may connect to the hosted search if only the environment names its application', () => {
  const env = { GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_SEARCH_KEY: 'key' };

  expect(policySources(plain, env).connect).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
});

test('pages may connect to a host that replaces the hosted search', () => {
  const env = { GATSBY_ALGOLIA_HOST: 'localhost:8108' };

  expect(policySources(plain, env).connect).toEqual(['http://localhost:8108']);
});

test('pages may connect to the endpoint for feedback', () => {
  const reader = { feedback: { endpoint: 'https://forms.example.com/learn' } };

  expect(policySources({ ...plain, reader }, {}).connect).toEqual(['https://forms.example.com']);
});

test('the logo of the footer may come from its own host', () => {
  const logo = {
    src: 'https://cdn.example.com/logo.svg',
    srcDark: 'https://dark.example.com:8443/logo.svg',
    alt: 'Hex',
  };

  expect(policySources({ ...plain, footer: { ...footer, logo } }, {}).images).toEqual([
    'https://cdn.example.com',
    'https://dark.example.com:8443',
  ]);
});

test('pictures in the HTML of the announcement and the navbar may come from their hosts, each named once', () => {
  const html = (value: string) => ({ type: 'html' as const, value });
  const items = [
    html('<img src="http://b.example.com/1.png" alt=""><img src="//c.example.com/2.png" alt="">'),
    {
      type: 'dropdown' as const,
      label: 'More',
      items: [html('<img src="https://d.example.com/3.png">')],
    },
    { label: 'Status', href: 'https://status.example.com' },
  ];
  const announcementBar = {
    id: 'news',
    content:
      '<a href="https://blog.example.com"><img src="https://a.example.com/new.png"><img src="https://a.example.com/old.png"></a>',
  };

  expect(
    policySources({ ...plain, navbar: { ...navbar, items }, announcementBar }, {}).images,
  ).toEqual([
    'https://a.example.com',
    'http://b.example.com',
    'https://c.example.com',
    'https://d.example.com',
  ]);
});

test('pictures of the site itself and invalid addresses add no host', () => {
  const announcementBar = {
    id: 'news',
    content:
      '<img src="/a.png"><img src="b.png"><img src="https://"><img src="/from?http://a.example.com">',
  };
  const logo = { src: '/logo.svg', alt: 'Hex' };

  expect(
    policySources({ ...plain, announcementBar, footer: { ...footer, logo } }, {}).images,
  ).toEqual([]);
});

test('the policy of a page names the hosts of pictures', () => {
  const policy = (images: string[]) => contentPolicy([], { connect: [], images }).split(';');

  expect(policy(['https://cdn.example.com'])).toContain(
    "img-src 'self' data: https://cdn.example.com",
  );
  expect(policy([])).toContain("img-src 'self' data:");
});

test('by default, a page may load, send and frame nothing but what the site needs', () => {
  expect(contentPolicy([], { connect: [], images: [] }).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
});
