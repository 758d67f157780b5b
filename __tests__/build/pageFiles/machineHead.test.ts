import { siteConfig } from '../../../site.config';
import { siteFacts } from '../../../src/build/outputs/siteFacts';
import { machineHead } from '../../../src/build/pageFiles/machineHead';

const head = {
  image: '/social/0123456789ab.png',
  markdown: '/docs/roles.md',
  data: JSON.stringify({ name: '</script><script>alert(1)</script>' }),
};

const headOf = (path: string, basePath?: string) =>
  machineHead(path, path === '/docs/roles' ? head : undefined, siteFacts(siteConfig), basePath);

test('a page names its card, its Markdown and what it is', () => {
  const html = headOf('/docs/roles');

  expect(html).toContain(`content="${siteConfig.siteUrl}/social/0123456789ab.png"`);
  expect(html).toContain(
    `<link rel="alternate" type="text/markdown" href="${siteConfig.siteUrl}/docs/roles.md"/>`,
  );
  expect(html).toContain('<script type="application/ld+json">');
});

test('texts of a page cannot end the script element of its data', () => {
  const html = headOf('/docs/roles');

  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('\\u003c/script>');
});

test('a page without a head of its own has the card of the site and no Markdown', () => {
  const html = headOf('/search');

  expect(html).toContain(`content="${siteConfig.siteUrl}/social-card.png"`);
  expect(html).not.toContain('text/markdown');
});

test('pages of the changelog link to its feeds', () => {
  expect(headOf('/changelog/page/2')).toContain('href="/changelog/rss.xml"');
  expect(headOf('/changelog/tags/ai')).toContain('href="/changelog/tags/ai/atom.xml"');
  expect(headOf('/changelog')).toContain('href="/changelog/rss.xml"');
  expect(headOf('/docs/roles')).not.toContain('rss.xml');
  expect(headOf('/changelog-of-old')).not.toContain('rss.xml');
});

test('the feeds of an area have other titles than those of the whole changelog', () => {
  const titles = (path: string) =>
    [...headOf(path).matchAll(/application\/rss\+xml" title="([^"]*)"/g)].map(([, title]) => title);

  expect(titles('/changelog/tags/semantic-models')).toEqual(['Changelog: semantic models']);
  expect(titles('/changelog/archive')).toEqual(['Changelog']);
});

test('link previews are large; only the home page is not an article', () => {
  const type = (path: string) => /property="og:type" content="([^"]*)"/.exec(headOf(path))?.[1];

  expect([type('/'), type('/docs/roles')]).toEqual(['website', 'article']);
  expect(headOf('/docs/roles')).toContain(
    '<meta name="twitter:card" content="summary_large_image"/>',
  );
});

test('link previews and structured data give the site the same name', () => {
  expect(headOf('/search')).toContain('property="og:site_name" content="Hex Learn"');
});

test('for a site below a path, the addresses of files begin with the path', () => {
  const html = headOf('/changelog/tags/ai', '/learn');
  const addresses = [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, address]) => address);

  expect(addresses).toEqual([
    '/learn/manifest.webmanifest',
    '/learn/icons/180.png',
    '/learn/opensearch.xml',
    '/learn/changelog/tags/ai/rss.xml',
    '/learn/changelog/tags/ai/atom.xml',
    '/learn/changelog/tags/ai/feed.json',
  ]);
});
