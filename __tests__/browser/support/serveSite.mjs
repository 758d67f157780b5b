import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nothing listens on. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Serves the built site for the browser tests, as `npm run serve` does. */
export default async function serveSite() {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', () => reject(new Error('The site could not be served.')));
  });
  process.env.SITE_URL = `http://localhost:${port}`;
  const removeFixture = fixtureFolder();
  globalThis.stopSite = () => {
    server.kill();
    removeFixture();
  };
}

/** Where the test files find the site that the first of them builds; one that was named is kept. */
function fixtureFolder() {
  if (process.env.FIXTURE_FOLDER) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'learn-fixture-'));
  process.env.FIXTURE_FOLDER = folder;
  return () => {
    try {
      rmSync(readFileSync(join(folder, 'site'), 'utf8'), { recursive: true, force: true });
    } catch {
      // No test asked for it.
    }
    rmSync(folder, { recursive: true });
  };
}
