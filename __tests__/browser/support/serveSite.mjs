import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findQuickChromium } from '../../../scripts/chromium.mjs';
import { startNginx } from '../../support/nginx.mjs';

/** Serves the built site for the browser tests as a host would: with nginx and the settings in `deploy`. */
export default async function serveSite() {
  const quick = findQuickChromium();
  const whole = findChromium();
  if (!whole) throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH.');
  Object.assign(process.env, { CHROMIUM_PATH: whole, QUICK_CHROMIUM_PATH: quick });
  const nginx = await startNginx();
  process.env.SITE_URL = nginx.url;
  const removeFixture = fixtureFolder();
  globalThis.stopSite = async () => {
    await nginx.stop();
    removeFixture();
  };
}

/** Where the test files find the site that the first of them builds; a folder set in advance is kept. */
function fixtureFolder() {
  if (process.env.FIXTURE_FOLDER) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'learn-fixture-'));
  process.env.FIXTURE_FOLDER = folder;
  return () => {
    try {
      rmSync(readFileSync(join(folder, 'site'), 'utf8'), { recursive: true, force: true });
    } catch {
      // No test needed it.
    }
    rmSync(folder, { recursive: true });
  };
}
