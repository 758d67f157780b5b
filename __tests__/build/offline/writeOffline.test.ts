/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteConfig } from '../../../site.config';
import { writeOffline } from '../../../src/build/offline/writeOffline';

const folder = mkdtempSync(join(tmpdir(), 'offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('when switched off, the offline page is removed and the worker removes itself', async () => {
  writeFileSync(join(folder, 'offline.html'), 'You are offline');
  await writeOffline({ ...siteConfig, offline: false }, '', (html) => html, folder);

  expect(readdirSync(folder)).toEqual(['sw.js']);
});

const FILES = {
  'webpack.stats.json': JSON.stringify({
    assetsByChunkName: { app: ['assets/webpack-runtime-aaaaaaaa.js'] },
  }),
  'assets/webpack-runtime-aaaaaaaa.js': '',
  'search.html': 'Search',
  'page-data/search/page-data.json': '{}',
};

/** The worker of a built site in which some files have other texts. */
async function workerOf(files: Readonly<Record<string, string>>, notFound = 'Not found') {
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const html = `<html><head><script></script><title>T</title></head><body><main><div><h1>N</h1></div>${notFound}</main></body></html>`;
  await writeOffline(siteConfig, html, (page) => page, folder);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

test('browsers find a new worker when a page that is kept in advance or the offline page has changed', async () => {
  const worker = await workerOf({});

  expect(await workerOf({})).toBe(worker);
  expect(await workerOf({ 'search.html': 'News' })).not.toBe(worker);
  expect(await workerOf({ 'page-data/search/page-data.json': '[]' })).not.toBe(worker);
  expect(await workerOf({}, 'Other words')).not.toBe(worker);
});
