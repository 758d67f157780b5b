// Serves the built site on http://localhost:PORT (9000 when PORT is not set).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isFree, wantedPort } from './port.mjs';

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!existsSync('public/index.html'))
  stop('There is no built site to serve. Run "npm run build" first.');
let port = 0;
try {
  port = wantedPort();
} catch (error) {
  stop(error.message);
}
if (!(await isFree(port))) {
  stop(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
}

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

while (await isFree(port)) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`The site is served on http://localhost:${port}`);
