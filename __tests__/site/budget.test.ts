/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPage, gzipSize } from '../support/publicFiles';

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats;

/** The templates but that of the API reference, which has its own budget. */
const others = Object.keys(namedChunkGroups).filter(
  (name) => name.startsWith('component---') && !name.includes('api-reference'),
);

/** The scripts that a first visit to a page with this template loads, with their bytes, the largest first. */
function scriptsOf(template: string): { file: string; bytes: number }[] {
  const chunks = ['app', template].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  const files = new Set(chunks.map(({ name }) => name).filter((name) => name.endsWith('.js')));
  return [...files]
    .map((file) => ({ file, bytes: gzipSize(`public/${file}`) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** A message if there are too many bytes, else none. */
const tooMany = (what: string, bytes: number, most: number, remedy: string) =>
  bytes <= most ? [] : [`${what}: ${bytes} bytes of at most ${most}. ${remedy}`];

test.each(others)('a first visit to %s loads at most 120 kB of script', (template) => {
  const scripts = scriptsOf(template);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const largest = scripts.slice(0, 3).map((script) => `${script.file} (${script.bytes})`);
  const remedy = `The largest are ${largest.join(', ')}. Load with import() what the page can be read without; what readers use goes into src/reader.`;

  expect(bytes).toBeGreaterThan(0);
  expect(tooMany(template, bytes, 120_000, remedy)).toEqual([]);
});

test('the HTML of a page of 900 words, with its styles, is at most 16 kB', () => {
  const { html, document } = builtPage('/docs/explore-data/cells/sql-cells/query-mode');
  const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(900);
  const size = (text: string) => gzipSync(text, { level: 9 }).length;
  const styles = size(html) - size(html.replace(/<style[^>]*>[^]*?<\/style>/g, ''));
  const remedy = `Its styles are ${styles} of them: those of rare parts go to the code that draws these.`;

  expect(
    tooMany('/docs/explore-data/cells/sql-cells/query-mode', size(html), 16_000, remedy),
  ).toEqual([]);
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
  expect(others.length).toBeGreaterThan(4);
  for (const name of ['app', ...others]) {
    const files = namedChunkGroups[name]?.assets.map((asset) => asset.name) ?? [];
    expect(files.filter((file) => file.includes('redoc'))).toEqual([]);
  }
});
