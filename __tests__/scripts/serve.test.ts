import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Project } from './support/project';

/** Stands in for Gatsby: answers on the port after `--port` until it is stopped. */
const GATSBY = `
  const [command, option, port] = process.argv.slice(2);
  require('node:fs').writeFileSync('served', [command, option].join(' '));
  require('node:http').createServer((_, answer) => answer.end('a page')).listen(port);
`;

/** A port that was free a moment ago, and the way to take it. */
async function somePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, leave: () => once(server.close(), 'close') };
}

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write('public/index.html');
  project.write('node_modules/gatsby/cli.js', GATSBY);
});

afterEach(() => project.remove());

test('a site that was not built is not served', () => {
  const unbuilt = new Project();
  const { status, stdout, stderr } = unbuilt.run('serve.mjs');
  unbuilt.remove();

  expect(stderr).toBe('There is no built site to serve. Run "npm run build" first.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test.each(['http', '', '0', '-1', '80.5', '65536', '9000 9001'])(
  'the port "%s" is none, and the message says which ones are',
  (PORT) => {
    const { status, stderr } = project.run('serve.mjs', { PORT });

    expect(stderr).toBe(
      `PORT is "${PORT}", which is no port. Set it to a number from 1 to 65535.\n`,
    );
    expect(status).toBe(1);
    expect(project.has('served')).toBe(false);
  },
);

test('a taken port is told, with the way to take the next one', async () => {
  const { port, leave } = await somePort();
  const { status, stderr } = project.run('serve.mjs', { PORT: String(port) });
  await leave();

  expect(stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
  );
  expect(status).toBe(1);
  expect(project.has('served')).toBe(false);
});

test('a built site is served at the address that is told, until it is stopped', async () => {
  const { port, leave } = await somePort();
  await leave();
  const server = project.start('serve.mjs', { PORT: String(port) });
  const [said] = (await once(server.stdout!, 'data')) as [Buffer];

  expect(said.toString()).toBe(`The site is served on http://localhost:${port}\n`);
  expect(project.read('served')).toBe('serve --port');
  const answer = createConnection(port);
  await once(answer, 'connect');
  answer.destroy();

  server.kill('SIGTERM');
  await once(server, 'exit');
});
