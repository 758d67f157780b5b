// Serves the built site on http://localhost:PORT (9000 when PORT is not set).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { answers, freePort } from './port.mjs';

if (!existsSync('public/index.html')) {
  console.error('There is no built site to serve. Run "npm run build" first.');
  process.exit(1);
}
const port = await freePort();

const server = spawn(
  process.execPath,
  ['node_modules/gatsby/cli.js', 'serve', '--port', String(port)],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  },
);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`The site is served on http://localhost:${port}`);
