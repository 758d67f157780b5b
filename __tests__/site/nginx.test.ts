import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  HASHED_FOLDERS,
  headerFiles,
  IMMUTABLE,
  SITE_HEADERS,
} from '../../src/build/hosting/headerFiles';
import { redirectFiles } from '../../src/build/redirects/redirectFiles';
import { readRedirects } from '../../src/build/redirects/redirects';
import { startNginx } from '../support/nginx.mjs';
import { answerOf, varies } from './support/answerOf';

jest.setTimeout(120_000);

let nginx: { url: string; stop(): Promise<void> };

beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.stop());

/** nginx's response at a path. */
const ask = (path: string, headers?: Record<string, string>, site = nginx.url) =>
  answerOf(site, path, headers);

test.each([
  ['/', 'text/html'],
  ['/docs', 'text/html'],
  ['/docs/explore-data/cells/sql-cells/query-mode', 'text/html'],
  ['/changelog', 'text/html'],
  ['/search', 'text/html'],
  ['/docs/explore-data.md', 'text/markdown'],
  ['/openapi.json', 'application/json'],
  ['/openapi.yaml', 'application/yaml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/sitemap.xml', 'text/xml'],
  ['/demo-data/orders.csv', 'text/csv'],
])('%s responds with 200 directly, as %s', async (path, type) => {
  const { status, headers } = await ask(path);

  expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
});

/** The headers by which caches must tell responses apart. */

test.each(['/', '/docs', '/docs/', '/docs/introduction', '/docs/gone', '/assets/gone.js'])(
  'the response to %s has the site’s headers',
  async (path) => {
    const { headers } = await ask(path);

    for (const [name, value] of Object.entries(SITE_HEADERS))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    expect(headers.server).toBe('nginx');
  },
);

test('a missing address responds with 404 and the page for it', async () => {
  const { status, headers, body } = await ask('/docs/gone');

  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body.toString()).toContain('Page not found');
});

test('pages are revalidated each time, files with content hashes never', async () => {
  const { body, headers } = await ask('/docs');
  const [file = ''] = /\/assets\/app-[^"]+\.js/.exec(body.toString()) ?? [];
  const asset = await ask(file);

  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.etag).toBeTruthy();
  expect((await ask('/docs', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect((await ask('/page-data/docs/page-data.json')).headers['cache-control']).toBe('no-cache');
  expect(HASHED_FOLDERS).toContain(file.split('/')[1]);
  expect(asset.headers['cache-control']).toBe(IMMUTABLE);
  expect((await ask('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
});

test('a client that asks for Markdown gets a page’s Markdown version, and caches can tell', async () => {
  const twin = await ask('/docs/explore-data', { accept: 'text/markdown, */*;q=0.1' });

  expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(varies(twin)).toContain('Accept');
  expect(twin.body.toString()).toMatch(/^---\ntitle: /);
  const page = await ask('/docs/explore-data', { accept: 'text/html' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(varies(page)).toContain('Accept');
});

test.each([
  ['text/markdown;q=0, text/html', 'text/html'],
  ['text/html, text/markdown ; q=0.0', 'text/html'],
  ['text/html;q=0.5, text/markdown;q=0.9', 'text/markdown'],
  ['text/markdown;q=1.0, text/html;q=0.7', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['text/html;q=1.0, application/xhtml+xml;q=0.9, text/markdown;q=0.7, */*;q=0.1', 'text/html'],
  ['text/html,text/markdown;q=0.7', 'text/html'],
  ['text/html;charset=utf-8, text/markdown;q=0.2', 'text/html'],
  ['text/html;q=0.9, text/markdown;q=0.5', 'text/html'],
  ['text/markdown;q=0.35;x=1, text/html;q=0.4', 'text/html'],
  ['text/html;q=0.5, text/markdown;q=0.5', 'text/markdown'],
  ['text/html;q=0, text/markdown;q=0.1', 'text/markdown'],
  ['TEXT/Markdown', 'text/markdown'],
])('a client that accepts %s gets %s', async (accept, type) => {
  const { headers } = await ask('/docs/explore-data', { accept });

  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
});

/** The shortest time of several in milliseconds, since the machine may be busy. */
async function shortestTime(accept: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const begun = performance.now();
    await ask('/docs/explore-data', { accept });
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

test.each(['text/markdown;q=', 'text/html;q=', 'text/html;text/markdown;q='])(
  'an Accept header of many times %s is read about as fast as any other of its length',
  async (part) => {
    const plain = await shortestTime('x'.repeat(7900));

    expect(await shortestTime(part.repeat(8000).slice(0, 7900))).toBeLessThan(10 * plain);
  },
);

test('a client that asks for Markdown where there is none gets what there is', async () => {
  const { status, headers } = await ask('/favicon.svg', { accept: 'text/markdown' });

  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test.each([
  ['/docs/', '/docs'],
  ['/docs/explore-data/index.html', '/docs/explore-data'],
  ['/index.html', '/'],
  ['/docs/explore-data.html', '/docs/explore-data'],
  ['/docs/%C3%BCber%20uns.html', '/docs/%C3%BCber%20uns'],
  ['/docs/%C3%BCber%20uns/', '/docs/%C3%BCber%20uns'],
])('%s redirects to the page’s only address, %s', async (path, address) => {
  const { status, headers } = await ask(path);

  expect([status, headers.location]).toEqual([301, address]);
});

test('every listed redirect leads directly to its target', async () => {
  const { redirects } = readRedirects();
  expect(redirects.length).toBeGreaterThan(3);
  for (const { from, to } of redirects) {
    const { status, headers } = await ask(from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
    // After a rollback there may be a page there again.
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('redirects keep the query string', async () => {
  const { headers } = await ask('/docs/introduction?tab.language=R');

  expect(headers.location).toBe('/docs/getting-started/what-is-hex?tab.language=R');
});

test('a redirect may be from an address of any length, to any anchor on a page, in a folder of any name', async () => {
  const from = `/docs/${'a-long-name/'.repeat(20)}café`;
  const site = mkdtempSync(join(tmpdir(), 'learn redirects; '));
  chmodSync(site, 0o755);
  const files = redirectFiles([{ from, to: '/docs/b#part', line: 1 }], 'https://learn.example.com');
  for (const [name, text] of [...headerFiles(), ...files])
    if (name.includes('nginx')) writeFileSync(join(site, name), text);
  const own = await startNginx(site);
  const { status, headers } = await ask(`${encodeURI(from)}?a=b`, {}, own.url);

  expect([status, headers.location]).toEqual([301, '/docs/b?a=b#part']);
  await own.stop();
  rmSync(site, { recursive: true });
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%0d%0aSet-Cookie:a=b/',
  '/.//evil.example/',
  '/%2F/evil.example/index.html',
  '//evil.example/a.html',
  '/%2F/evil.example.html',
  '/..%2f..%2fetc/passwd',
  '/docs/..%2f..%2f..%2fpackage.json',
])('%s neither redirects to another site nor sets a cookie', async (path) => {
  const { status, headers } = await ask(path);

  expect(headers.location ?? '').not.toMatch(/^(?:[a-z]+:|[/\\]{2}|\/\\)/i);
  expect(headers['set-cookie']).toBeUndefined();
  expect(status).not.toBe(200);
});
