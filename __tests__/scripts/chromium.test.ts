import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Project } from './support/project';

const SCRIPT = `
  import * as chromium from '${pathToFileURL(resolve('scripts/chromium.mjs')).href}';
  console.log(chromium[process.argv[2]]() ?? 'none');
`;

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write('find.mjs', SCRIPT);
  installersDo('exit 1');
});

afterEach(() => project.remove());

function installersDo(lines: string): void {
  ['bin/apt-get', 'bin/npx'].forEach((installer) => project.fake(installer, lines));
}

/** The browsers found when only the fake programs are available. */
function found(
  env: Readonly<Record<string, string>> = {},
  by = 'findChromium',
): string | undefined {
  const nothing = {
    PATH: join(project.folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: project.folder,
  };
  const { stdout } = project.run(join(project.folder, 'find.mjs'), { ...nothing, ...env }, [by]);
  return stdout.trimEnd().split('\n').at(-1);
}

const foundQuick = (env?: Readonly<Record<string, string>>) => found(env, 'findQuickChromium');

test('CHROMIUM_PATH takes precedence over a Chromium on the PATH', () => {
  project.write('bin/chromium');
  project.write('mine');
  const CHROMIUM_PATH = join(project.folder, 'mine');

  expect(found({ CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
});

test('a Chromium on the PATH is used without installing one', () => {
  project.write('bin/chromium');

  expect(found()).toBe(join(project.folder, 'bin/chromium'));
  expect(project.calls()).toEqual([]);
});

test('if there is none, one is installed', () => {
  installersDo(': > bin/chromium');

  expect(found()).toBe(join(project.folder, 'bin/chromium'));
  expect(project.calls()).not.toEqual([]);
});

test('a failed installation is not retried', () => {
  expect(found()).toBe('none');
  expect(project.calls()).toHaveLength(1);
});

test('with an invalid CHROMIUM_PATH, nothing is installed, since it would not be used', () => {
  installersDo(': > bin/chromium');

  expect(found({ CHROMIUM_PATH: join(project.folder, 'missing') })).toBe('none');
  expect(project.calls()).toEqual([]);
});

test('the quick Chromium is the headless shell, or else the full one', () => {
  project.write('bin/chromium');
  expect(foundQuick()).toBe(join(project.folder, 'bin/chromium'));

  project.write('bin/chromium-headless-shell');
  expect(foundQuick()).toBe(join(project.folder, 'bin/chromium-headless-shell'));
  expect(found()).toBe(join(project.folder, 'bin/chromium'));
});

test('CHROMIUM_PATH also applies to the quick Chromium', () => {
  ['mine', 'bin/chromium-headless-shell'].forEach((name) => project.write(name));
  const CHROMIUM_PATH = join(project.folder, 'mine');

  expect(foundQuick({ CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
});
