/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPage, builtPages, gzipSize } from '../support/publicFiles';

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

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** The number of words in a page's main part. */
const wordsOf = (html: string) =>
  /<main[^]*<\/main>/
    .exec(html)?.[0]
    .replace(/<[^>]*>/g, '')
    .split(/\s+/).length ?? 0;

/** Several pages, so that a sentence more on one of them decides nothing. */
test('the HTML of a page of 900 words, with its styles, is at most 16 kB, and never more than 17 kB', () => {
  const pages = builtPages()
    .filter(({ html }) => Math.abs(wordsOf(html) - 900) <= 50)
    .map(({ path, html }) => ({ path, html, bytes: gzipped(html) }))
    .sort((one, other) => one.bytes - other.bytes);
  expect(pages.length).toBeGreaterThan(15);

  const bounds = [
    { page: pages[Math.floor(pages.length / 2)]!, most: 16_000 },
    { page: pages.at(-1)!, most: 17_000 },
  ];
  const messages = bounds.flatMap(({ page: { path, html, bytes }, most }) => {
    const styles = bytes - gzipped(html.replace(/<style[^>]*>[^]*?<\/style>/g, ''));
    const remedy = `Its styles are ${styles} of them: those of rare parts go to the code that draws these.`;
    return tooMany(path, bytes, most, remedy);
  });
  expect(messages).toEqual([]);
});

test('the HTML of the reference is at most 120 kB, and its scripts add at most 330 kB', () => {
  const { html } = builtPage('/docs/api/api-reference');
  expect(gzipped(html)).toBeLessThanOrEqual(120_000);

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
