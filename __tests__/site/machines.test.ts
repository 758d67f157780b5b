import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages } from '../support/contentPages';
import { htmlOf, isServed } from '../support/publicFiles';
import { headOf } from './support/builtHead';

const SITE = 'https://learn.hex.tech';
const listed = [...new Set(pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path))];
const hidden = pages.filter(({ unlisted }) => unlisted).map(({ path }) => path);
const read = (path: string) => readFileSync(join('public', path), 'utf8');
const twinOf = (path: string) => `${path}.md`;

/** The built page or file at an address of the site. */
const isThere = (url: string) => isServed(new URL(url).pathname);

test('every listed page has a Markdown version, linked from its head, that links to the index', () => {
  expect(listed.length).toBeGreaterThan(300);
  for (const path of listed) {
    const [alternate] = headOf(path).links('alternate', 'text/markdown');
    expect([path, alternate]).toEqual([path, SITE + twinOf(path)]);
    expect(read(twinOf(path))).toMatch(
      /^---\ntitle: .+\ndescription: .+\nurl: https:.+\nindex: https:\/\/learn\.hex\.tech\/llms\.txt\n/,
    );
  }
});

test('the index for language models is small, and everything it links to exists', () => {
  const index = read('/llms.txt');
  expect(index).toMatch(/^# Hex Learn\n/);
  expect(index.length).toBeLessThan(50_000);
  const files = linksIn(index);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((url) => !isThere(url))).toEqual([]);

  const lists = files.filter((url) => url.endsWith('/llms.txt'));
  const named = lists.flatMap((url) => linksIn(read(new URL(url).pathname)));
  expect(named.map((url) => new URL(url).pathname).sort()).toEqual(listed.map(twinOf).sort());
});

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = '']) => url);

test('the sitemap contains every listed page once, and no other', () => {
  const urls = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => !isThere(url))).toEqual([]);
  const paths = urls.map((url) => url.slice(SITE.length));
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths).toContain('/changelog/page/14');
  expect(paths).not.toContain('/search');
  expect(read('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('unlisted pages are in none of the files for machines', () => {
  expect(hidden.length).toBeGreaterThan(2);
  expect(hidden.filter((path) => existsSync(join('public', twinOf(path))))).toEqual([]);
  const files = ['/llms.txt', '/sitemap.xml'];
  const lists = linksIn(read('/llms.txt')).map((url) => new URL(url).pathname);
  const texts = [...files, ...lists.filter((path) => path.endsWith('/llms.txt'))].map(read);
  for (const path of hidden) {
    const named = new RegExp(`${SITE}${path}(?:\\.md)?(?![\\w/-])`);
    expect([path, texts.filter((text) => named.test(text)).length]).toEqual([path, 0]);
    expect([path, headOf(path).data]).toEqual([path, undefined]);
  }
});

/** The faults of a card, read from the PNG header: https://www.w3.org/TR/png-3/#11IHDR. */
function cardProblem(address: string): string {
  const file = readFileSync(join('public', address));
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return 'is not a PNG';
  const size = `${file.readUInt32BE(16)} × ${file.readUInt32BE(20)}`;
  if (size !== '1200 × 630') return `is ${size}`;
  return file.length < 100_000 ? '' : `has ${file.length} bytes`;
}

test('every page has its own preview card: PNG, 1200 × 630, below 100 kB', () => {
  const cards = listed.map((path) => {
    const [image = ''] = headOf(path).meta('og:image');
    expect([path, image]).toEqual([path, expect.stringMatching(/\/social\/[\da-f]{12}\.png$/)]);
    expect([path, cardProblem(image.replace(SITE, ''))]).toEqual([path, '']);
    return image;
  });
  expect(new Set(cards).size).toBe(listed.length);
  expect(headOf('/search').meta('og:image')).toEqual([`${SITE}/social-card.png`]);
  expect(cardProblem('/social-card.png')).toBe('');
});

test('structured data says what a page is and where it belongs', () => {
  const types = (path: string) => headOf(path).data?.['@graph'].map((thing) => thing['@type']);
  expect(types('/')).toEqual(['WebSite']);
  expect(types('/docs/api/api-overview')).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(types('/tutorials/quickstart/hex-basics')).toEqual([
    'BreadcrumbList',
    'TechArticle',
    'HowTo',
  ]);
  expect(types('/changelog/2025-10-29')).toEqual(['BreadcrumbList', 'BlogPosting']);
  for (const path of listed) {
    const [crumbs] = headOf(path).data?.['@graph'] ?? [];
    const items = crumbs?.itemListElement?.map(({ item }) => item) ?? [];
    expect([path, items.at(-1)]).toEqual([path, SITE + path]);
    expect(items.filter((url) => !isThere(url))).toEqual([]);
  }
});

test.each([
  ['rss.xml', 'application/rss+xml'],
  ['atom.xml', 'application/atom+xml'],
  ['feed.json', 'application/feed+json'],
])('the changelog has the feed %s, with full texts and absolute addresses', (file, type) => {
  expect(headOf('/changelog').links('alternate', type)).toEqual([`/changelog/${file}`]);
  const feed = read(`/changelog/${file}`);
  const entries = pages.filter(({ kind }) => kind === 'changelog');
  for (const { path } of entries) expect(feed).toContain(SITE + path);
  expect(feed).toContain('You can now ask the Threads agent');
  expect(feed).not.toMatch(/(?:href|src)=\\?(?:"|&quot;)\//);
  expect(read(`/changelog/tags/ai/${file}`)).not.toContain(`${SITE}/changelog/2021-01-14`);
});

test('devices and browsers find the manifest, the icons and the search description', async () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join('public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const head = headOf('/docs');
  expect(head.links('manifest')).toEqual(['/manifest.webmanifest']);
  expect(head.links('apple-touch-icon')).toEqual(['/icons/180.png']);
  expect(head.links('search', 'application/opensearchdescription+xml')).toEqual([
    '/opensearch.xml',
  ]);
  expect(read('/opensearch.xml')).toContain(`template="${SITE}/search?q={searchTerms}"`);
  expect(htmlOf('/docs')).toContain('rel="canonical"');
});

test('addresses that have moved redirect on every host', () => {
  const rows = read('/_redirects')
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  expect(rows.length).toBeGreaterThan(2);
  for (const [from = '', to = ''] of rows) {
    expect([to, isThere(SITE + to)]).toEqual([to, true]);
    expect(read(`${from}.html`)).toContain(`<a href="${to}">`);
    const [page, ...place] = to.split(/(?=#)/);
    expect(read('/redirects.nginx.map')).toContain(
      `"${from}" "${page}$is_args$args${place.join('')}";\n`,
    );
  }
});
