import { followable, pageOf } from '../../../src/app/navigation/followable';

/** Puts a link with these attributes into the page. */
function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><span>Go</span></a>`;
  return document.querySelector('span')!;
}

/** The address to which the site follows a click on such a link. */
function clicked(attributes: string, how: MouseEventInit = {}): string | undefined {
  const event = new MouseEvent('click', { bubbles: true, ...how });
  link(attributes).dispatchEvent(event);
  return followable(event)?.href;
}

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = '';
  window.history.replaceState(null, '', '/');
});

test.each([
  '/docs',
  '/docs/1.0/runs',
  '/docs/api/api-overview#token-creation',
  '/search?q=sql',
  '/',
])('the site follows a link to %s itself', (href) => {
  expect(clicked(`href="${href}"`)).toBe(`http://localhost${href}`);
});

test.each([
  ['/docs/100%25?of=a%25', '/docs/100?of=a%25'],
  ['/docs/caf%E9#here', '/docs/cafE9#here'],
  ['/docs/a%3Db', '/docs/a=b'],
])('a link to %s leads to %s, as opening that address would', (href, kept) => {
  expect(clicked(`href="${href}"`)).toBe(`http://localhost${kept}`);
});

test.each([
  ['another site', 'href="https://app.hex.tech/signup"'],
  ['a mail address', 'href="mailto:support@hex.tech"'],
  ['a file', 'href="/demo-data/orders.csv"'],
  ['an anchor on the page', 'href="#roles"'],
  ['a new tab', 'href="/docs" target="_blank"'],
  ['a download', 'href="/docs" download'],
  ['a page in another language', 'href="/de/docs" hreflang="de"'],
  ['nowhere', ''],
])('the browser follows a link to %s', (_, attributes) => {
  expect(clicked(attributes)).toBeUndefined();
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, how) => {
  expect(clicked('href="/docs"', how)).toBeUndefined();
});

test('a click that something else has handled is left alone', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link('href="/docs"').addEventListener('click', (click) => click.preventDefault());
  document.querySelector('span')!.dispatchEvent(event);
  expect(followable(event)).toBeUndefined();
});

test('a link to an anchor on the current page is left to the browser, a link to the page itself is not', () => {
  window.history.replaceState(null, '', '/docs/api');
  expect(clicked('href="/docs/api#limits"')).toBeUndefined();
  expect(clicked('href="/docs/api"')).toBe('http://localhost/docs/api');
});

test('with a path prefix, only addresses below it belong to the site', () => {
  site.__PATH_PREFIX__ = '/learn';
  expect(pageOf(link('href="/learn/docs"'))?.pathname).toBe('/learn/docs');
  expect(pageOf(link('href="/learn"'))?.pathname).toBe('/learn');
  expect(pageOf(link('href="/learning"'))).toBeUndefined();
  expect(pageOf(link('href="/docs"'))).toBeUndefined();
});
