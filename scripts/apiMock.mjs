// Mocks the API of the contract with Prism on http://127.0.0.1:PORT (4010 if PORT is not set): a valid call gets an example of
// a successful response, an invalid one an example of an error. Nothing leaves this machine, and any token is accepted.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from './port.mjs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

/** The contract bundled to a temporary file, which is removed when this program ends. */
function contractFile() {
  const { bundleContract } = requireTypeScript('src/build/api/contract/bundleContract.ts');
  const contract = JSON.stringify(bundleContract());
  const folder = mkdtempSync(join(tmpdir(), 'learn-api-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, contract);
  return file;
}

async function start() {
  const port = await freePort({ usual: 4010, command: 'npm run api:mock' });
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

await reportErrors(start);
