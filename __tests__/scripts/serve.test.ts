/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Project } from './support/project';

let project: Project;
let server: ChildProcess | undefined;

beforeEach(() => {
  project = new Project();
  project.write('public/index.html', 'Home');
  project.write('public/docs.html', 'Docs');
  project.write('public/docs/roles.html', 'Roles');
  project.write('public/docs/roles.md', '# Roles');
  project.write('public/404.html', 'Nothing here');
});

afterEach(() => {
  server?.kill('SIGKILL');
  project.remove();
});

/** Occupies a port until it is closed. */
async function takenPort(host?: string) {
  const holder = createServer().listen(0, host);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return { port, leave: () => once(holder.close(), 'close') };
}

async function freePort(): Promise<number> {
  const { port, leave } = await takenPort();
  await leave();
  return port;
}

test('without a built site, nothing is served', () => {
  const unbuilt = new Project();
  const outcome = unbuilt.run('serve.mjs');
  unbuilt.remove();

  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no built site to serve. Run "npm run build" first.\n',
  });
});

test.each(['http', '', '0', '-1', '80.5', '65536', '9000 9001'])(
  '"%s" is refused as a port, with the valid range',
  (PORT) => {
    expect(project.run('serve.mjs', { PORT })).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT is "${PORT}", which is not a port. Set it to a number from 1 to 65535.\n`,
    });
  },
);

test('a taken port is reported, with the command for the next one', async () => {
  const { port, leave } = await takenPort();
  const outcome = project.run('serve.mjs', { PORT: String(port) });
  await leave();

  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm run serve\n`,
  });
});

test('a port on which the server cannot listen is reported', async () => {
  // Nothing answers on this port at localhost.
  const { port, leave } = await takenPort('127.0.0.2');
  const outcome = project.run('serve.mjs', { PORT: String(port) });
  await leave();

  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: `The site cannot be served on port ${port} (EADDRINUSE). Choose another port: PORT=9001 npm run serve\n`,
  });
});

test('a built site is served at the printed address until it is stopped', async () => {
  const { port } = await served();

  expect(project.run('serve.mjs', { PORT: String(port) }).status).toBe(1);

  server?.kill('SIGTERM');
  await once(server!, 'exit');
  // The port is free again, so no process is left running.
  await once(createServer().listen(port).close(), 'close');
});

test.each([
  ['/', 200, 'text/html', 'Home'],
  ['/docs', 200, 'text/html', 'Docs'],
  ['/docs/roles', 200, 'text/html', 'Roles'],
  ['/docs/roles.md', 200, 'text/markdown', '# Roles'],
  ['/docs/gone', 404, 'text/html', 'Nothing here'],
])('%s is answered with %d and its %s, without a redirect', async (path, status, type, text) => {
  const { url } = await served();
  const answer = await fetch(url + path, { redirect: 'error' });

  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(await answer.text()).toBe(text);
});

test.each(['bytes=5-2', 'bytes=9-1,0-0', 'bytes=a-b', 'bytes=-1', 'bytes=0-0,2-3', 'words=1-2'])(
  'a request for the range %s gets the whole file, and the server goes on',
  async (range) => {
    const { url } = await served();
    const answer = await fetch(`${url}/docs`, { headers: { range } });

    expect([answer.status, await answer.text()]).toEqual([200, 'Docs']);
    expect((await fetch(`${url}/docs`)).status).toBe(200);
  },
);

test('the server goes on after a file that is there but cannot be opened', async () => {
  const { url } = await served();
  const socket = createServer().listen(join(project.folder, 'public/gone.txt'));
  await once(socket, 'listening');

  await expect(fetch(`${url}/gone.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${url}/docs`)).status).toBe(200);
  socket.close();
});

test('while a build has removed the site, readers are asked to wait until it is there again', async () => {
  const { url } = await served();
  project.remove('public');
  const answer = await fetch(`${url}/docs`);

  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('The site is being built. Reload in a minute.');

  project.write('public/docs.html', 'Docs');
  expect(await (await fetch(`${url}/docs`)).text()).toBe('Docs');
});

async function served() {
  const port = await freePort();
  server = project.start('serve.mjs', { PORT: String(port) });
  const [said] = (await once(server.stdout!, 'data')) as [Buffer];
  const url = `http://localhost:${port}`;
  expect(said.toString()).toBe(`The site is served on ${url}\n`);
  return { port, url };
}
