import { waitFor } from '@testing-library/react';
import type { Analytics } from '../../src/model/config/siteConfig';
import { recorder, sendForReal } from './support/recorder';
import frame from '../support/siteFrame';

let service: Awaited<ReturnType<typeof recorder>>;
const adaptersLoaded = jest.fn();

beforeEach(async () => {
  service = await recorder();
  Object.assign(window, { fetch: jest.fn(sendForReal) });
  adaptersLoaded.mockClear();
  document.title = 'First';
  cameFrom('');
});
afterEach(async () => {
  Reflect.deleteProperty(window, 'fetch');
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  await service.stop();
});

function cameFrom(referrer: string) {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

const web = () => ({ domain: 'learn.hex.tech', endpoint: service.endpoint });
const customerData = () => ({ writeKey: 'key-1', endpoint: service.endpoint });

/** A visit to a site with these services, which goes to each address as Gatsby reports it. */
async function visit(analytics: Analytics) {
  jest.resetModules();
  jest.doMock('site-frame', () => ({ __esModule: true, default: { ...frame, analytics } }));
  jest.doMock('../../src/analytics/pageViews', () => {
    adaptersLoaded();
    return jest.requireActual<object>('../../src/analytics/pageViews');
  });
  const { sendPageView } = await import('../../src/analytics/sendPageView');
  let prevLocation: URL | null = null;
  return (address: string, title = document.title) => {
    const location: URL = new URL(address, window.location.href);
    // As react-helmet does: it requests a frame while rendering, before the page view is reported.
    requestAnimationFrame(() => (document.title = title));
    sendPageView({ location, prevLocation });
    prevLocation = location;
  };
}

const nextFrames = () => new Promise((done) => setTimeout(done, 100));
const sent = () =>
  service.received.map(({ body }) => (body as { properties: object }).properties ?? body);
const origin = window.location.origin;

test('the first page is sent, and each later page with the previous one as its referrer', async () => {
  cameFrom('https://search.example/');
  const goTo = await visit({ customerData: customerData() });
  goTo('/docs', 'Docs');
  await nextFrames();
  goTo('/tutorials', 'Tutorials');
  await nextFrames();
  goTo('/docs', 'Docs');

  await waitFor(() => expect(service.received).toHaveLength(3));
  expect(sent()).toEqual([
    {
      url: `${origin}/docs`,
      path: '/docs',
      title: 'Docs',
      referrer: 'https://search.example/',
    },
    {
      url: `${origin}/tutorials`,
      path: '/tutorials',
      title: 'Tutorials',
      referrer: `${origin}/docs`,
    },
    {
      url: `${origin}/docs`,
      path: '/docs',
      title: 'Docs',
      referrer: `${origin}/tutorials`,
    },
  ]);
});

test('a different hash, query or spelling of the address does not count as another page', async () => {
  const goTo = await visit({ web: web() });
  ['/docs/', '/docs', '/docs#roles', '/docs?q=roles', '/docs/index.html'].forEach((address) =>
    goTo(address),
  );
  goTo('/tutorials');
  await nextFrames();

  await waitFor(() => expect(service.received).toHaveLength(2));
  expect(sent()).toMatchObject([{ url: `${origin}/docs` }, { url: `${origin}/tutorials` }]);
});

test('what a reader searched for is never sent', async () => {
  cameFrom(`${origin}/search?q=salaries#results`);
  const goTo = await visit({ web: web(), customerData: customerData() });
  goTo('/search?q=salaries#results', 'Search');
  goTo('/docs?from=salaries', 'Docs');

  await waitFor(() => expect(service.received).toHaveLength(4));
  expect(JSON.stringify(service.received)).not.toContain('salaries');
  expect(sent()).toContainEqual(expect.objectContaining({ referrer: `${origin}/search` }));
});

test('both services receive a view, once each', async () => {
  const goTo = await visit({ web: web(), customerData: customerData() });
  goTo('/docs');
  await nextFrames();

  await waitFor(() => expect(service.received).toHaveLength(2));
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/api/event', '/v1/page']);
});

test('without keys, no request is made and the adapters are not even loaded', async () => {
  const goTo = await visit({});
  goTo('/docs');
  goTo('/tutorials');
  await nextFrames();

  expect(window.fetch).not.toHaveBeenCalled();
  expect(adaptersLoaded).not.toHaveBeenCalled();
});

test('no request is made for a reader who asks not to be tracked', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  const goTo = await visit({ web: web(), customerData: customerData() });
  goTo('/docs');
  await nextFrames();

  expect(adaptersLoaded).toHaveBeenCalled();
  expect(window.fetch).not.toHaveBeenCalled();
});

test.each([
  ['the adapters cannot be loaded', () => adaptersLoaded.mockImplementationOnce(() => fail())],
  ['the browser cannot send', () => Object.assign(window, { fetch: fail })],
])('nobody notices when %s', async (_what, goesWrong) => {
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  const goTo = await visit({ web: web() });
  goesWrong();
  expect(() => goTo('/docs')).not.toThrow();
  await nextFrames();
  process.off('unhandledRejection', rejected);

  expect(rejected).not.toHaveBeenCalled();
  expect(service.received).toEqual([]);
});

function fail(): never {
  throw new TypeError('the line is down');
}
