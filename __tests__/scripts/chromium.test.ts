import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Project } from '../support/project';

const SCRIPT = `
  import { findChromium } from '${pathToFileURL(resolve('scripts/chromium.mjs')).href}';
  console.log(findChromium() ?? 'none');
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

/** What is found where nothing but the fake programs is at hand. */
function found(env: Readonly<Record<string, string>> = {}): string | undefined {
  const { stdout } = project.run(join(project.folder, 'find.mjs'), {
    PATH: join(project.folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: project.folder,
    ...env,
  });
  return stdout.trimEnd().split('\n').at(-1);
}

test('the Chromium of CHROMIUM_PATH goes before the one on the PATH', () => {
  project.write('bin/chromium');
  project.write('mine');
  const CHROMIUM_PATH = join(project.folder, 'mine');

  expect(found({ CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
});

test('a Chromium on the PATH is taken without installing one', () => {
  project.write('bin/chromium');

  expect(found()).toBe(join(project.folder, 'bin/chromium'));
  expect(project.calls()).toEqual([]);
});

test('where there is none, one is installed', () => {
  installersDo(': > bin/chromium');

  expect(found()).toBe(join(project.folder, 'bin/chromium'));
  expect(project.calls()).not.toEqual([]);
});

test('where none can be installed, the first failure ends the attempt', () => {
  expect(found()).toBe('none');
  expect(project.calls()).toHaveLength(1);
});

test('a CHROMIUM_PATH that leads nowhere installs nothing, which would not be used', () => {
  installersDo(': > bin/chromium');

  expect(found({ CHROMIUM_PATH: join(project.folder, 'missing') })).toBe('none');
  expect(project.calls()).toEqual([]);
});
