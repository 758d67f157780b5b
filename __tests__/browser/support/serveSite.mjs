import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

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
  globalThis.stopSite = () => server.kill();
}
