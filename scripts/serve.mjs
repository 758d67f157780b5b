// Serves the built site on http://localhost:PORT (9000 if PORT is not set).
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { freePort } from './port.mjs';
import { reportErrors } from './reportErrors.mjs';

const NOT_FOUND = 'public/404.html';

/** The command that runs this script, which `npm start` does too. */
const command = process.argv[1].endsWith('start.mjs') ? 'npm start' : 'npm run serve';

const port = await reportErrors(() => {
  if (existsSync('public/index.html')) return freePort({ usual: 9000, command });
  throw new Error('There is no built site to serve. Run "npm run build" first.');
});

const files = sirv('public', {
  // The site may be rebuilt while it is served, so files are read from disk each time.
  dev: true,
  onNoMatch(_, response) {
    if (existsSync(NOT_FOUND)) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(NOT_FOUND));
    } else {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The site is being built. Reload in a minute.');
    }
  },
});

const server = createServer((request, response) => {
  // sirv throws at a range that ends before it starts, and the server would stop. A server may ignore ranges (RFC 9110, 14.2).
  delete request.headers.range;
  // A build may remove a file between the moments at which sirv looks for it and opens it.
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  files(request, response);
});

await reportErrors(async () => {
  try {
    await once(server.listen(port), 'listening');
  } catch ({ code }) {
    const other = port === 9001 ? 9002 : 9001;
    throw new Error(
      `The site cannot be served on port ${port} (${code}). Choose another port: PORT=${other} ${command}`,
    );
  }
  console.log(`The site is served on http://localhost:${port}`);
});
