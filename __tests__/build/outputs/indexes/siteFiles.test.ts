import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { siteFiles } from '../../../../src/build/outputs/indexes/siteFiles';
import type { SiteFacts } from '../../../../src/build/outputs/siteFacts';
import { twinPath } from '../../../../src/model/address/twinPath';

const SITE = 'https://learn.example.com';
const doc = { __typename: 'Doc', section: 'Docs', sidebar: 'docs' };
const entry = { __typename: 'ChangelogEntry', section: 'Changelog' };

const pages = [
  { ...entry, path: '/changelog/2024-01-01', date: '2024-01-01', tags: ['SQL'] },
  { ...entry, path: '/changelog/2025-01-01', date: '2025-01-01', tags: ['AI', 'SQL'] },
  { ...doc, path: '/docs', modified: '2026-11-21' },
  { ...doc, path: '/docs/start' },
].map((page) => ({
  title: `Title of ${page.path}`,
  description: 'About it.',
  tree: [],
  ...page,
})) as unknown as PublishedPage[];

const files = siteFiles({
  pages,
  twins: new Map(pages.map(({ path }) => [twinPath(path), `Text of ${path}`])),
  paths: ['/docs', '/docs/start', '/r&d'],
  sidebars: { docs: [{ title: 'Start', path: '/docs/start', description: '' }] },
  site: {
    siteUrl: SITE,
    title: 'Learn',
    name: 'Hex Learn',
    tagline: 'All',
    publisher: 'Hex',
    language: 'en',
    copyright: '© Hex',
    hasContract: true,
  } as SiteFacts & { copyright: string; hasContract: boolean },
});

test('the full text of a section has the Markdown of each of its pages, in reading order', () => {
  expect(files.get('/docs/llms-full.txt')).toBe('Text of /docs\n\nText of /docs/start');
  expect(files.get('/changelog/llms-full.txt')).toBe(
    'Text of /changelog/2025-01-01\n\nText of /changelog/2024-01-01',
  );
});

test('the sitemap has every address, with the day of its last change if that is known', () => {
  expect(files.get('/sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${SITE}/docs</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>${SITE}/docs/start</loc></url>
<url><loc>${SITE}/r&amp;d</loc></url>
</urlset>
`);
});

test.each([
  ['/changelog', 'Hex changelog', ['2025-01-01', '2024-01-01']],
  ['/changelog/tags/ai', 'Hex changelog: AI', ['2025-01-01']],
])(
  'the feeds of %s have their own title and only their entries, newest first',
  (path, title, days) => {
    const feed = JSON.parse(files.get(`${path}/feed.json`) ?? '') as {
      title: string;
      description: string;
      items: { url: string }[];
    };

    expect(feed).toMatchObject({ title, description: 'What changed in Hex, newest first.' });
    expect(feed.items.map(({ url }) => url)).toEqual(days.map((day) => `${SITE}/changelog/${day}`));
  },
);
