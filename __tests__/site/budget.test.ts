/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPage, gzipSize } from '../support/publicFiles';

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats;

/** Bytes of script that a first visit to a page of a template loads. */
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

test('the HTML of a page of 900 words is at most 16 kB with its styles', () => {
  const { html, document } = builtPage('/docs/explore-data/cells/sql-cells/query-mode');
  const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(900);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(16_000);
});
