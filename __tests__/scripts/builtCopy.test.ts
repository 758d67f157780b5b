import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Project } from './support/project';

let outer: Project;

beforeEach(() => {
  outer = new Project();
  outer.write('site/node_modules/some/package.json', '{}');
  outer.write('site/public/index.html', 'Hello');
});
afterEach(() => outer.remove());

/** Runs the check for reproducible builds in the project `site`, with this program for its build. */
function check(build: string) {
  outer.write('site/scripts/gatsby.mjs', build);
  return outer.start('reproducible.mjs', {}, [], 'site');
}

const copies = () => readdirSync(outer.folder).filter((name) => /^copy-/.test(name));

test('a copy is built next to the project, compared with it and removed', async () => {
  const running = check(`
    import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('public');
    writeFileSync('public/index.html', 'Hello');
  `);

  expect(await once(running, 'exit')).toEqual([0, null]);
  expect(copies()).toEqual([]);
});

test('a failed build of the copy is an error, and the copy is removed', async () => {
  const running = check('process.exit(3)');

  expect(await once(running, 'exit')).toEqual([1, null]);
  expect(copies()).toEqual([]);
});

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'stopped by %s, the check stops the build and removes the copy',
  async (signal, code) => {
    const running = check(`
    import { writeFileSync } from 'node:fs';
    writeFileSync('../../pid', String(process.pid));
    setInterval(() => {}, 1000);
  `);
    while (!outer.has('pid') || !outer.read('pid'))
      await new Promise((wait) => setTimeout(wait, 50));
    running.kill(signal);

    expect(await once(running, 'exit')).toEqual([code, null]);
    expect(copies()).toEqual([]);
    expect(() => process.kill(Number(outer.read('pid')), 0)).toThrow('ESRCH');
  },
);
