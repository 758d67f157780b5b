import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { docsPage } from '../support/siteCopy';

// A build that never ends, after running `removeUnfinished` first.
const ENDLESS = `
import(process.env.TYPESCRIPT).then(({ requireTypeScript }) => {
  requireTypeScript('src/build/removeUnfinished.ts').removeUnfinished();
  require('node:fs').mkdirSync('public');
  console.log('building');
  setInterval(() => {}, 1000);
});
`;

// A build that ends once a page has been compiled.
const WAITING = `
const { existsSync, readdirSync } = require('node:fs');
const read = () => existsSync('.cache/.texts') && readdirSync('.cache/.texts', { recursive: true }).length > 1;
setInterval(() => read() && process.exit(3), 50);
`;

// A build that only prints the options that a child process would start with.
const TELLING = `
const { fork } = require('node:child_process');
if (process.send) process.send(process.execArgv);
else fork(__filename).on('message', (message) => console.log(JSON.stringify(message)));
`;

/** A folder with another program in place of Gatsby. */
function folderWith(gatsby: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-')));
  mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/gatsby/cli.js'), gatsby);
  return folder;
}

test('pages are compiled while Gatsby starts, and Gatsby’s exit code is passed on', async () => {
  const folder = folderWith(WAITING);
  for (const name of ['src', 'scripts', 'openapi']) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, 'content/docs'), { recursive: true });
  symlinkSync(resolve('content/data'), join(folder, 'content/data'));
  writeFileSync(join(folder, 'content/docs/a.mdx'), docsPage('A', 'Text.'));
  const build = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });

  expect(await once(build, 'exit')).toEqual([3, null]);
  rmSync(folder, { recursive: true });
});

/**
 * The status and output of a build with these settings; its folder has a copy of our scripts, which read the settings next to
 * them.
 */
async function buildWith(settings: string) {
  const folder = folderWith('console.log("building")');
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  symlinkSync(resolve('node_modules/@swc'), join(folder, 'node_modules/@swc'));
  symlinkSync(resolve('src'), join(folder, 'src'));
  writeFileSync(join(folder, 'site.config.ts'), settings);
  const build = spawn(process.execPath, ['scripts/gatsby.mjs', 'build'], { cwd: folder });
  const printed: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text: Buffer) => printed.push(text));
  const [status] = (await once(build, 'close')) as [number | null];
  rmSync(folder, { recursive: true });
  return { status, printed: Buffer.concat(printed).toString() };
}

test.each([
  [
    "export const siteConfig = {\n  title: 'A'\n  tagline: 'B',\n};\n",
    ':3',
    "Expected ',', got 'ident'",
  ],
  ['export const siteConfig = home;\n', '', 'home is not defined'],
])('unreadable settings are reported before Gatsby starts: %j', async (settings, line, why) => {
  const { status, printed } = await buildWith(settings);

  expect(printed).toContain(
    `site.config.ts${line}  The file cannot be read: ${why}. Correct it.\n`,
  );
  expect(printed).not.toMatch(/building|unknown/);
  expect(status).toBe(1);
});

test('this version of Node knows every flag: only what Gatsby prints is printed', async () => {
  expect(await buildWith('export const siteConfig = {};\n')).toEqual({
    status: 0,
    printed: 'building\n',
  });
});

test('the initial heap size of the build is not passed on to child processes', async () => {
  const folder = folderWith(TELLING);
  const build = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), 'build'], { cwd: folder });
  const [printed] = (await once(build.stdout, 'data')) as [Buffer];

  expect(printed.toString()).toBe('[]\n');
  await once(build, 'exit');
  rmSync(folder, { recursive: true });
});

// A command that only prints what it finds.
const FINDING = `
const { NODE_ENV, GATSBY_KEY, GATSBY_TAKEN, ADMIN_KEY } = process.env;
console.log(JSON.stringify([NODE_ENV, GATSBY_KEY, GATSBY_TAKEN, ADMIN_KEY ?? 'not read', require('node:fs').existsSync('public')]));
`;

test.each([
  ['build', 'production'],
  ['develop', 'development'],
])(
  'before Gatsby starts to %s, outdated output is removed and the variables for the browser are set',
  async (command, mode) => {
    const folder = folderWith(FINDING);
    mkdirSync(join(folder, 'public'));
    writeFileSync(
      join(folder, `.env.${mode}`),
      'GATSBY_KEY=from the file\nGATSBY_TAKEN=from the file\nADMIN_KEY=from the file\n',
    );
    const gatsby = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), command], {
      cwd: folder,
      env: { ...process.env, GATSBY_TAKEN: 'from the shell' },
    });
    const [printed] = (await once(gatsby.stdout, 'data')) as [Buffer];

    expect(JSON.parse(printed.toString())).toEqual([
      mode,
      'from the file',
      'from the shell',
      'not read',
      false,
    ]);
    await once(gatsby, 'exit');
    rmSync(folder, { recursive: true });
  },
);

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  'a build that is stopped by %s leaves nothing that could be deployed',
  async (signal) => {
    const folder = folderWith(ENDLESS);
    const build = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TYPESCRIPT: resolve('scripts/typeScript.mjs') },
    });
    await once(build.stdout, 'data');

    build.kill(signal);
    const [status] = (await once(build, 'exit')) as [number | null];

    expect(status).toBeGreaterThan(128);
    expect(existsSync(join(folder, 'public'))).toBe(false);
    rmSync(folder, { recursive: true });
  },
);

// A build that ends so suddenly that it cannot clean up, as if it had run out of memory.
const KILLED = `
require('node:fs').mkdirSync('public');
process.kill(process.pid, 'SIGKILL');
`;

test('a build that is killed fails, and leaves nothing that could be deployed', async () => {
  const folder = folderWith(KILLED);
  const build = spawn(process.execPath, [resolve('scripts/gatsby.mjs'), 'build'], { cwd: folder });
  const [status] = (await once(build, 'exit')) as [number | null];

  expect(status).toBe(1);
  expect(existsSync(join(folder, 'public'))).toBe(false);
  rmSync(folder, { recursive: true });
});
