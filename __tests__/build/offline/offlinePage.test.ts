import { offlinePage } from '../../../src/build/offline/offlinePage';

const notFound = `<!DOCTYPE html><html lang="en" data-theme="light"><head>
  <script>setMode()</script><title data-react-helmet="true">Page not found · Learn</title>
  <meta name="description" content="There is no page at this address."><meta name="robots" content="noindex">
  <link rel="canonical" href="https://a.b/404"><style>.a{color:red}</style>
</head><body><nav><a href="/docs">Docs</a></nav>
  <main id="main"><svg></svg><div class="a"><h1>Page not found</h1><p>Nothing</p><form></form></div></main>
  <script id="gatsby-script-loader">window.pagePath="/404.html"</script><script src="/app.js" async></script>
</body></html>`;

const drawn = () => {
  const html = offlinePage(notFound, 'Learn');
  return new DOMParser().parseFromString(html, 'text/html');
};

test('the page has the frame of the site and says that the reader is offline', () => {
  const page = drawn();

  expect(page.title).toBe('You are offline · Learn');
  expect(page.querySelector('.a > h1')?.textContent).toBe('You are offline');
  expect(page.querySelector('main form')).toBeNull();
  expect(page.querySelector('nav a')?.textContent).toBe('Docs');
  expect(page.querySelector('ul#kept-pages')?.textContent).toMatch(/^None yet/);
});

test('the only scripts are the one for the colour mode and one that waits for the network', () => {
  const scripts = [...drawn().scripts].map(({ textContent }) => textContent);

  expect(scripts).toHaveLength(2);
  expect(scripts[0]).toBe('setMode()');
  expect(scripts[1]).toContain("addEventListener('online'");
});

test('metadata of the not-found page is removed', () => {
  const page = drawn();

  expect(page.querySelector('link[rel=canonical], meta[name=description]')).toBeNull();
  expect(page.querySelector('meta[name=robots]')).not.toBeNull();
});

test('a not-found page without the expected elements is refused', () => {
  expect(() => offlinePage('<p>Hello</p>', 'Learn')).toThrow(
    "The not-found page, public/404.html, has no <main>. Render it in the site's frame again (src/pages/404.tsx): the offline page is made from it.",
  );
});
