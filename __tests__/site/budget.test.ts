/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPage, gzipSize } from '../support/publicFiles';

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats;

/** Bytes of script that a first visit to a page with this template loads. */
function scriptBytes(template: string): number {
  const chunks = ['app', template].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  const files = new Set(chunks.map(({ name }) => name).filter((name) => name.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSize(`public/${file}`), 0);
}

test.each([
  'component---src-templates-content-page-tsx',
  'component---src-templates-category-page-tsx',
  'component---src-templates-changelog-list-page-tsx',
  'component---src-templates-changelog-entry-page-tsx',
  'component---src-pages-index-tsx',
])('a first visit to %s loads at most 120 kB of script', (template) => {
  const bytes = scriptBytes(template);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('the HTML of a page of 900 words, with its styles, is at most 16 kB', () => {
  const { html, document } = builtPage('/docs/explore-data/cells/sql-cells/query-mode');
  const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(900);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(16_000);
});

test('the HTML of the reference is at most 120 kB, and its scripts add at most 330 kB', () => {
  const { html } = builtPage('/docs/api/api-reference');
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(120_000);

  const shared = new Set(namedChunkGroups.app?.assets.map(({ name }) => name));
  const own = ['component---src-templates-api-reference-page-tsx', 'redoc']
    .flatMap((chunk) => namedChunkGroups[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js') && !shared.has(name));
  expect(own.some((name) => name.startsWith('assets/redoc-'))).toBe(true);
  const bytes = [...new Set(own)].reduce((sum, file) => sum + gzipSize(`public/${file}`), 0);
  expect(bytes).toBeLessThanOrEqual(330_000);
});

test('no other page loads Redoc', () => {
  const others = Object.keys(namedChunkGroups).filter(
    (name) => name.startsWith('component---') && !name.includes('api-reference'),
  );
  expect(others.length).toBeGreaterThan(4);
  for (const name of ['app', ...others]) {
    const files = namedChunkGroups[name]?.assets.map((asset) => asset.name) ?? [];
    expect(files.filter((file) => file.includes('redoc'))).toEqual([]);
  }
});
