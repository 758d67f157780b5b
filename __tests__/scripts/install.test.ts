import { createHash } from 'node:crypto';
import { Project } from './support/project';

const LOCKFILE = '{ "lockfileVersion": 3 }\n';
const STAMP = 'node_modules/.installed-lockfile';
const hash = createHash('sha256').update(LOCKFILE).digest('hex');

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write('package-lock.json', LOCKFILE);
  project.fake('bin/npm', 'mkdir -p node_modules');
});

afterEach(() => project.remove());

test.each([
  ['nothing is installed', {}],
  ['packages are there, but it is unknown from which lockfile', { 'node_modules/some/file': '' }],
  ['another lockfile was installed', { [STAMP]: 'f00d' }],
])('packages are installed when %s', (_when, files) => {
  Object.entries(files).forEach(([file, text]) => project.write(file, text));
  const { status, stdout } = project.run('install.mjs');

  expect(project.calls()).toEqual(['npm ci --include=dev --no-audit --no-fund --loglevel=error']);
  expect(project.read(STAMP)).toBe(hash);
  expect(stdout).toBe('Installing packages …\n');
  expect(status).toBe(0);
});

test('nothing is done or printed when the lockfile is the installed one', () => {
  project.write(STAMP, hash);

  expect(project.run('install.mjs')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(project.calls()).toEqual([]);
});

test('a changed lockfile is installed once', () => {
  project.run('install.mjs');
  project.write('package-lock.json', `${LOCKFILE}\n`);
  project.run('install.mjs');
  project.run('install.mjs');

  expect(project.calls()).toHaveLength(2);
});

test('a failed installation exits with the code of npm and is tried again the next time', () => {
  project.fake('bin/npm', 'mkdir -p node_modules; exit 7');
  const { status, stderr } = project.run('install.mjs');

  expect(status).toBe(7);
  expect(stderr).toBe(
    'The packages could not be installed. Read the messages of npm above, then run the command again.\n',
  );
  expect(project.has(STAMP)).toBe(false);
});
