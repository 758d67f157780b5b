import { screen } from '@testing-library/react';
import { baseUrlBannerScript } from '../../src/app/baseUrlBanner';

const page = window as unknown as { pagePath?: string; ___loader?: object };
const listen = window.addEventListener.bind(window);
let stopListening: (() => void)[] = [];

beforeEach(() => {
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof listen>) => {
      listen(...args);
      stopListening.push(() => window.removeEventListener(...args));
    });
  document.body.replaceChildren(document.createElement('main'));
});
afterEach(() => {
  stopListening.forEach((stop) => stop());
  stopListening = [];
  jest.restoreAllMocks();
  delete page.pagePath;
  delete page.___loader;
});

/** Opens a page that was built for a prefix, with the path that Gatsby wrote into it, at an address. */
function opened(address: string, pagePath?: string, prefix = '') {
  window.history.replaceState(null, '', address);
  page.pagePath = pagePath;
  const script = document.createElement('script');
  script.textContent = baseUrlBannerScript(prefix);
  document.head.append(script);
}

/** Simulates that the browser could not load this file. */
function fails(name: 'script' | 'link' | 'img', address: string) {
  const element = document.createElement(name);
  const url = new URL(address, window.location.href).href;
  Object.defineProperty(element, name === 'link' ? 'href' : 'src', { value: url });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

const appStarts = () => void (page.___loader = {});
const loaded = () => window.dispatchEvent(new Event('load'));
const text = () => screen.queryByRole('alert')?.textContent;

const wrongBase = (built: string, served: string, remedy: string) =>
  `This site did not load properly. Its base URL is "${built}", but it seems to be served from "${served}". ${remedy}`;
const setPrefix = (prefix: string) =>
  `Set pathPrefix to "${prefix}" in gatsby-config.ts and build with --prefix-paths.`;
const reload =
  'This site did not load properly. Reload the page; if that does not help, its scripts are missing on the server.';

test.each([
  ['', '/foo/docs/api', '/docs/api', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo/docs/api/', '/docs/api', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo/docs/index.html', '/docs', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo/docs?q=/docs#/docs', '/docs', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo/', '/', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo', '/', wrongBase('/', '/foo', setPrefix('/foo'))],
  ['', '/foo/bar/docs', '/docs/', wrongBase('/', '/foo/bar', setPrefix('/foo/bar'))],
  ['/foo', '/bar/docs', '/docs', wrongBase('/foo', '/bar', setPrefix('/bar'))],
  ['/foo', '/docs', '/docs', wrongBase('/foo', '/', 'Build it without --prefix-paths.')],
  ['/foo', '/', '/', wrongBase('/foo', '/', 'Build it without --prefix-paths.')],
  ['', '/docs/api', '/docs/api', reload],
  ['', '/', '/', reload],
  ['/foo', '/foo/docs', '/docs', reload],
  ['/foo', '/foo/', '/', reload],
  ['', '/anything', '/404.html', reload],
  ['', '/docs', undefined, reload],
])('built for "%s" and served at %s, %s says what to do', (prefix, address, pagePath, message) => {
  opened(address, pagePath, prefix);
  fails('script', `${prefix}/app-1.js`);
  loaded();

  expect(text()).toBe(message);
});

test('the banner is above the page, in its own colours', () => {
  opened('/foo/docs', '/docs');
  fails('link', '/styles-1.css');
  loaded();

  expect(document.body.firstChild).toBe(screen.getByRole('alert'));
  expect(document.body.lastChild).toBe(screen.getByRole('main'));
  expect(screen.getByRole('alert')).toHaveStyle({ color: '#fff', background: '#b3261e' });
});

test('a slow page shows nothing before all its scripts have failed or run', () => {
  opened('/foo/docs', '/docs');
  fails('script', '/app-1.js');
  expect(text()).toBeUndefined();

  loaded();
  expect(text()).toBeDefined();
});

test('a server that answers a script request with a page is detected by the address', () => {
  opened('/foo/docs', '/docs');
  loaded();

  expect(text()).toBe(wrongBase('/', '/foo', setPrefix('/foo')));
});

test('a site that loads shows no banner, whatever its base URL', () => {
  opened('/foo/docs', '/docs');
  appStarts();
  loaded();

  expect(text()).toBeUndefined();
});

test('a failure after the app has started shows no banner', () => {
  opened('/docs', '/docs');
  appStarts();
  fails('link', '/font.woff2');
  loaded();
  fails('script', '/component-1.js');

  expect(text()).toBeUndefined();
});

test.each([
  ['a script from another site', 'script', 'https://stats.example/script.js'],
  ['a script from a site whose name begins like ours', 'script', `${location.origin}.example/a.js`],
  ['one of our pictures', 'img', '/picture.png'],
] as const)('without the app, %s that fails shows no banner', (_what, name, address) => {
  opened('/docs', '/docs');
  fails(name, address);
  loaded();

  expect(text()).toBeUndefined();
});

test('a browser that cannot run the app shows no message about missing scripts', () => {
  opened('/docs', '/docs');
  window.dispatchEvent(new ErrorEvent('error', { message: 'SyntaxError' }));
  loaded();

  expect(text()).toBeUndefined();
});

test('nothing in an address becomes HTML', () => {
  // Browsers escape these characters in a path, and so does jsdom; the banner shows the escaped text.
  opened('/<img src=x>/docs', '/docs');
  fails('script', '/app-1.js');
  loaded();

  expect(screen.getByRole('alert').children).toHaveLength(0);
  expect(text()).toContain('served from "/%3Cimg%20src=x%3E"');
});

test('a configured prefix can end neither the string nor the script', () => {
  const prefix = '/"</script>';
  opened('/docs', '/docs', prefix);
  loaded();

  expect(baseUrlBannerScript(prefix)).not.toContain('</');
  expect(text()).toContain(`Its base URL is "${prefix}"`);
});
