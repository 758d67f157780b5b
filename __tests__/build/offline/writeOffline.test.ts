/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig } from '../../../site.config';
import { writeOffline } from '../../../src/build/offline/writeOffline';

const folder = mkdtempSync(join(tmpdir(), 'offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('when switched off, the offline page is removed and the worker removes itself', async () => {
  writeFileSync(join(folder, 'offline.html'), 'You are offline');
  await writeOffline({ ...siteConfig, offline: false }, '', (html) => html, folder);

  expect(readdirSync(folder)).toEqual(['sw.js']);
});
