import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answers } from '../../scripts/port.mjs';
import { systemProgram } from '../../scripts/systemProgram.mjs';

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Serves a built folder with a real nginx and `deploy/nginx.conf`, in which only the folder and the port are replaced. */
export async function startNginx(site = 'public') {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'learn-nginx-'));
  // nginx's workers may run as another user.
  chmodSync(folder, 0o755);
  // The path of the site may contain spaces and other characters that have a meaning in nginx's settings.
  symlinkSync(resolve(site), join(folder, 'site'));
  const settings = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/learn/public', join(folder, 'site'))
    .replace('listen 8080;', `listen ${port};`);
  writeFileSync(join(folder, 'nginx.conf'), around(folder, settings));
  const server = spawn(
    systemProgram('nginx'),
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let ended = false;
  server.once('exit', () => (ended = true));
  while (!(await answers(port))) {
    if (ended) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The configuration that a distribution wraps around a file in `conf.d`. */
function around(folder, settings) {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `${user}
pid ${join(folder, 'pid')};
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
access_log off;
${temporary.join('\n')}
${settings}
}
`;
}
