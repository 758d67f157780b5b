/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { siteConfig } from '../../site.config';
import { pageViews } from '../../src/analytics/pageViews';
import type { PageView } from '../../src/analytics/pageView';
import { policySources } from '../../src/build/pageFiles/contentPolicy';
import type { Analytics } from '../../src/model/config/siteConfig';
import { recorder } from './support/recorder';

const view: PageView = {
  url: 'https://learn.hex.tech/docs/api',
  path: '/docs/api',
  title: 'API · Docs · Learn',
  referrer: 'https://learn.hex.tech/docs',
};

let service: Awaited<ReturnType<typeof recorder>>;

beforeEach(async () => {
  service = await recorder();
  browserSays({});
});
afterEach(() => {
  jest.restoreAllMocks();
  return service.stop();
});

/** What the reader's browser says about tracking. */
function browserSays(wishes: Record<string, unknown>, ofWindow: Record<string, unknown> = {}) {
  Object.defineProperty(globalThis, 'navigator', { value: wishes, configurable: true });
  Object.defineProperty(globalThis, 'window', { value: ofWindow, configurable: true });
}

/** Sends views and waits until the service has received them all. */
async function heard(sinks: ReturnType<typeof pageViews>, views = [view]) {
  views.forEach((each) => sinks.forEach((sink) => sink.send(each)));
  const expected = sinks.length * views.length;
  for (let tries = 0; service.received.length < expected && tries < 100; tries++) await wait(10);
  return service.received;
}

const both = () => ({
  web: { domain: 'learn.hex.tech', endpoint: service.endpoint },
  customerData: { writeKey: 'key-1', endpoint: service.endpoint },
});

test('web analytics receive a page view as a Plausible event', async () => {
  const { web } = both();

  expect(await heard(pageViews({ web }))).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/event',
      body: {
        name: 'pageview',
        domain: 'learn.hex.tech',
        url: 'https://learn.hex.tech/docs/api',
        referrer: 'https://learn.hex.tech/docs',
      },
    }),
  ]);
});

test('a view without a previous page has no referrer', async () => {
  const { web } = both();
  const [first] = await heard(pageViews({ web }), [{ ...view, referrer: '' }]);

  expect(first?.body).toMatchObject({ referrer: null });
});

const uuid = expect.stringMatching(
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
) as string;

test('the customer data pipeline receives a page view as a Segment page call', async () => {
  const { customerData } = both();
  const before = Date.now();
  const [first, ...more] = await heard(pageViews({ customerData }));

  expect(more).toEqual([]);
  expect(first).toMatchObject({ method: 'POST', path: '/v1/page' });
  expect(first?.body).toEqual({
    writeKey: 'key-1',
    anonymousId: uuid,
    messageId: uuid,
    timestamp: expect.any(String) as string,
    name: 'API · Docs · Learn',
    properties: view,
  });
  const { timestamp } = first?.body as { timestamp: string };
  expect(timestamp).toBe(new Date(timestamp).toISOString());
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
});

test('a reader keeps one anonymous ID while the page is open, and each message has an ID of its own', async () => {
  const { customerData } = both();
  await heard([...pageViews({ customerData }), ...pageViews({ customerData })], [view, view]);
  const bodies = service.received.map(({ body }) => body as Record<string, string>);

  expect(new Set(bodies.map(({ anonymousId }) => anonymousId)).size).toBe(1);
  expect(new Set(bodies.map(({ messageId }) => messageId)).size).toBe(4);
});

test('a page in an insecure context, without `crypto.randomUUID`, sends views too', async () => {
  jest.replaceProperty(globalThis, 'crypto', {
    getRandomValues: (values: Uint8Array) => webcrypto.getRandomValues(values),
  } as Partial<Crypto> as Crypto);
  const { customerData } = both();
  const [first] = await heard(pageViews({ customerData }));

  expect(first?.body).toMatchObject({ messageId: uuid });
});

test('requests need no CORS preflight and carry no cookies', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const [first] = await heard(pageViews(both()));

  expect(first?.headers['content-type']).toBe('text/plain');
  expect(fetched.mock.calls.map(([, options]) => options)).toEqual([
    expect.objectContaining({ keepalive: true, credentials: 'omit' }),
    expect.objectContaining({ keepalive: true, credentials: 'omit' }),
  ]);
  fetched.mockRestore();
});

test('an endpoint may end in a slash and have a path', async () => {
  const web = { domain: 'learn.hex.tech', endpoint: `${service.endpoint}/stats/` };
  const [first] = await heard(pageViews({ web }));

  expect(first?.path).toBe('/stats/api/event');
});

test('without an endpoint, views go to the services themselves, which the content security policy allows', () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const analytics: Required<Analytics> = {
    web: { domain: 'learn.hex.tech' },
    customerData: { writeKey: 'key-1' },
  };
  pageViews(analytics).forEach((sink) => sink.send(view));
  const asked = fetched.mock.calls.map(([url]) => url as string);

  expect(asked).toEqual(['https://plausible.io/api/event', 'https://api.segment.io/v1/page']);
  expect(policySources({ ...siteConfig, analytics }, {}).connect).toEqual(
    expect.arrayContaining(asked.map((url) => new URL(url).origin)),
  );
  fetched.mockRestore();
});

test.each([
  ['nothing', () => ({}), []],
  ['an empty domain', () => ({ web: { ...both().web, domain: '' } }), []],
  ['an empty key', () => ({ customerData: { ...both().customerData, writeKey: '' } }), []],
  ['a domain', () => ({ web: both().web }), ['/api/event']],
  ['a key', () => ({ customerData: both().customerData }), ['/v1/page']],
  ['both', both, ['/api/event', '/v1/page']],
])(
  'with %s configured, only the services that have a key receive a view',
  async (_what, settings, paths) => {
    await heard(pageViews(settings()));

    expect(service.received.map(({ path }) => path).sort()).toEqual(paths);
  },
);

test.each([
  ['asks not to be tracked', { doNotTrack: '1' }, {}, 0],
  ['asks for that in the older way', {}, { doNotTrack: '1' }, 0],
  ['objects through Global Privacy Control', { globalPrivacyControl: true }, {}, 0],
  ['does not mind', { doNotTrack: '0', globalPrivacyControl: false }, { doNotTrack: '0' }, 2],
  ['says nothing', { doNotTrack: null }, {}, 2],
])('a reader who %s is respected', (_what, wishes, ofWindow, count) => {
  browserSays(wishes, ofWindow);

  expect(pageViews(both())).toHaveLength(count);
});

test.each([
  ['refuses', () => recorder(500)],
  ['is down', () => recorder().then(async (down) => (await down.stop(), down))],
])('a service that %s causes no error', async (_what, start) => {
  const { endpoint, stop } = await start();
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  pageViews({ web: { domain: 'learn.hex.tech', endpoint } }).forEach((sink) => sink.send(view));
  await wait(100);
  process.off('unhandledRejection', rejected);
  await stop();

  expect(rejected).not.toHaveBeenCalled();
});
