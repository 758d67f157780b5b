// Serves the built site on http://localhost:PORT (9000 when PORT is not set).
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { freePort } from './port.mjs';
import { tellErrors } from './tellErrors.mjs';

const port = await tellErrors(() => {
  if (existsSync('public/index.html')) return freePort();
  throw new Error('There is no built site to serve. Run "npm run build" first.');
});

const files = sirv('public', {
  // Files may be built anew while they are served.
  dev: true,
  onNoMatch(_, response) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync('public/404.html'));
  },
});
createServer(files).listen(port, () =>
  console.log(`The site is served on http://localhost:${port}`),
);
