import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Project } from './support/project';

const LOCK = '.cache/.build-lock';

// In place of Gatsby: writes a page, then builds until it is stopped.
const ENDLESS = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('public', { recursive: true });
writeFileSync('public/index.html', 'first');
console.log(process.pid);
setInterval(() => {}, 1000);
`;
const QUICK = "console.log('built')";

let project: Project;
let first: ChildProcess | undefined;

beforeEach(() => {
  project = new Project();
  project.write('node_modules/gatsby/cli.js', QUICK);
  first = undefined;
});
afterEach(async () => {
  if (first?.exitCode === null && first.signalCode === null) await stop();
  project.remove();
});

/** Starts a command that does not end, and returns its number and that of Gatsby. */
async function begin(command = 'build') {
  project.write('node_modules/gatsby/cli.js', ENDLESS);
  first = project.start('gatsby.mjs', {}, [command]);
  const [printed] = (await once(first.stdout!, 'data')) as [Buffer];
  project.write('node_modules/gatsby/cli.js', QUICK);
  return { pid: first.pid, gatsby: Number(printed.toString()) };
}

async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  const ended = once(first!, 'exit');
  first!.kill(signal);
  await ended;
}

const build = () => project.run('gatsby.mjs', {}, ['build']);
const BUILT = { status: 0, stdout: 'built\n', stderr: '' };

test.each([
  ['a build', 'gatsby.mjs', ['build']],
  ['the development server', 'gatsby.mjs', ['develop']],
  ['cleaning', 'clean.mjs', []],
])('%s does not begin while a build runs, which goes on undisturbed', async (_, script, args) => {
  const { pid } = await begin();

  expect(project.run(script, {}, args)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Another build runs in this folder (process ${pid}). Wait for it or stop it.\n`,
  });
  expect(project.read('public/index.html')).toBe('first');
  expect(build().status).toBe(1);
});

test('a build does not begin while the development server runs', async () => {
  const { pid } = await begin('develop');

  expect(build()).toEqual({
    status: 1,
    stdout: '',
    stderr: `The development server runs in this folder (process ${pid}). Stop it, then try again.\n`,
  });
});

test('the next build begins once the first has ended', async () => {
  await begin();
  await stop();

  expect(project.has(LOCK)).toBe(false);
  expect(build()).toEqual(BUILT);
  expect(build()).toEqual(BUILT);
});

test('the next build begins after one that was killed', async () => {
  const { gatsby } = await begin();
  await stop('SIGKILL');
  process.kill(gatsby);

  expect(build()).toEqual(BUILT);
  expect(project.has(LOCK)).toBe(false);
});

test.each([
  ['another process has the number of a build that was killed', `${process.pid} 1 build`],
  ['a full disk has left the lock empty', ''],
])('a build begins although %s', (_, lock) => {
  project.write(LOCK, lock);

  expect(build()).toEqual(BUILT);
});

test('cleaning removes the caches and the built site', () => {
  project.write('.cache/redux/state');
  project.write('public/index.html');

  expect(project.run('clean.mjs')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(['.cache', 'public'].filter((folder) => project.has(folder))).toEqual([]);
});
