// Serves the contract of the API with Prism on http://127.0.0.1:PORT (4010 when PORT is not set): a valid call answers an
// example of its success, an invalid one an example of its error. Nothing leaves this machine, and any token will do.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, wantedPort } from './port.mjs';
import { requireTypeScript } from './typeScript.mjs';

process.env.PORT ??= '4010';

async function freePort() {
  const port = wantedPort();
  if (!(await answers(port))) return port;
  const other = port < 65535 ? port + 1 : 4010;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} npm run api:mock`,
  );
}

/** The contract as one file, which is removed when this program ends. */
function contractFile() {
  const { bundleContract } = requireTypeScript('src/build/api/bundleContract.ts');
  const contract = JSON.stringify(bundleContract());
  const folder = mkdtempSync(join(tmpdir(), 'learn-api-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, contract);
  return file;
}

async function start() {
  const port = await freePort();
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'warn'];
  const server = spawn(process.execPath, [prism, 'mock', ...options, contractFile()], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(`The API is mocked on http://127.0.0.1:${port}/v1`);
}

try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
