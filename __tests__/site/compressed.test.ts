import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dropCompressed } from '../../src/build/hosting/dropCompressed';
import { startNginx } from '../support/nginx.mjs';
import { answerOf, varies } from './support/answerOf';

jest.setTimeout(120_000);

// A copy of the site's top-level files, since other tests read `public` meanwhile.
const root = mkdtempSync(join(tmpdir(), 'learn-compressed-'));
const site = join(root, 'public');
let nginx: { url: string; stop(): Promise<void> };

beforeAll(async () => {
  chmodSync(root, 0o755);
  mkdirSync(site);
  for (const file of readdirSync('public', { withFileTypes: true }))
    if (file.isFile()) copyFileSync(join('public', file.name), join(site, file.name));
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/compress.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ files are compressed\.\n$/)]);
  nginx = await startNginx(site);
});
afterAll(async () => {
  await nginx.stop();
  rmSync(root, { recursive: true });
});

const ask = (path: string, headers?: Record<string, string>) => answerOf(nginx.url, path, headers);

test.each(['gzip', 'br'])(
  'after npm run compress, files are sent as %s and smaller',
  async (encoding) => {
    const plain = await ask('/docs');
    const { headers, body } = await ask('/docs', { 'accept-encoding': encoding });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toContain('text/html');
    expect(body.length).toBeLessThan(plain.body.length / 3);
  },
);

test('proxies also get compressed files', async () => {
  const { headers } = await ask('/docs', { 'accept-encoding': 'gzip', via: '1.1 proxy' });

  expect(headers['content-encoding']).toBe('gzip');
});

test.each(['/', '/docs', '/openapi.json', '/gone'])(
  'caches keep the variants of %s apart',
  async (path) => {
    expect(varies(await ask(path))).toContain('Accept-Encoding');
  },
);

test('the next build removes the copies', async () => {
  dropCompressed(site);
  const { headers } = await ask('/docs', { 'accept-encoding': 'gzip' });

  expect(headers['content-encoding']).toBeUndefined();
});
