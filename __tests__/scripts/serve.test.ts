import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Project } from '../support/project';

/** Stands in for Gatsby: takes the port that it is given until it is stopped, and outlives no failed test for long. */
const GATSBY = `
  const [, , command, option, port] = process.argv;
  require('node:fs').writeFileSync('called', command + ' ' + option + ' ' + port);
  require('node:net').createServer().listen(port);
  setTimeout(() => process.exit(), 20_000);
`;

let project: Project;
let server: ChildProcess | undefined;

beforeEach(() => {
  project = new Project();
  project.write('public/index.html');
  project.write('node_modules/gatsby/cli.js', GATSBY);
});

afterEach(() => {
  server?.kill('SIGKILL');
  project.remove();
});

/** A port that is taken until it is left. */
async function takenPort() {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return { port, leave: () => once(holder.close(), 'close') };
}

async function freePort(): Promise<number> {
  const { port, leave } = await takenPort();
  await leave();
  return port;
}

test('a site that was not built is not served', () => {
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
  '"%s" is no port, and the message says what is',
  (PORT) => {
    expect(project.run('serve.mjs', { PORT })).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT is "${PORT}", which is no port. Set it to a number from 1 to 65535.\n`,
    });
    expect(project.has('called')).toBe(false);
  },
);

test('a taken port is told, with the way to take the next one', async () => {
  const { port, leave } = await takenPort();
  const outcome = project.run('serve.mjs', { PORT: String(port) });
  await leave();

  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
  });
  expect(project.has('called')).toBe(false);
});

test('a built site is served at the address that is told, until it is stopped', async () => {
  const port = await freePort();
  server = project.start('serve.mjs', { PORT: String(port) });
  const [said] = (await once(server.stdout!, 'data')) as [Buffer];

  expect(said.toString()).toBe(`The site is served on http://localhost:${port}\n`);
  expect(project.read('called')).toBe(`serve --port ${port}`);
  expect(project.run('serve.mjs', { PORT: String(port) }).status).toBe(1);

  server.kill('SIGTERM');
  await once(server, 'exit');
  // The port is free again: nothing was left behind.
  await once(createServer().listen(port).close(), 'close');
});

test('a server that cannot start ends with its own code and message', async () => {
  project.write('node_modules/gatsby/cli.js', 'console.error("No site."); process.exit(3);');

  expect(project.run('serve.mjs', { PORT: String(await freePort()) })).toEqual({
    status: 3,
    stdout: '',
    stderr: 'No site.\n',
  });
});
