import { join } from 'node:path';
import { BROTLI, FakeRings, withModules } from './support/fakeRings';

let project: FakeRings;

beforeEach(() => {
  project = new FakeRings();
});

afterEach(() => project.remove());

const LIGHT = [
  'cspell lint --no-progress --no-summary',
  'eslint --max-warnings 0 .',
  'prettier --check --log-level warn .',
  'tsc --noEmit',
];

test('the light rings run first, then the others in turn, and the total counts come last', () => {
  const { status, lines } = project.rings(
    'site',
    'build',
    'content',
    'unit',
    'types',
    'spelling',
    'lint',
    'format',
  );

  expect(project.programs().slice(0, LIGHT.length).sort()).toEqual(LIGHT);
  expect(project.programs().slice(LIGHT.length)).toEqual([
    'jest --selectProjects unit',
    'jest --selectProjects content',
    'npm run --silent build',
    'jest --selectProjects site',
  ]);
  expect(lines).toContain('── lint');
  expect(lines).toContain('lint: 1 passed, 0 failed (… s)');
  expect(lines).toContain('site: 5 passed, 0 failed (… s)');
  expect(lines.at(-1)).toBe('20 passed, 0 failed');
  expect(status).toBe(0);
});

test('rings that use one core run in parallel', () => {
  project.fake(
    'node_modules/.bin/eslint',
    'for i in $(seq 100); do grep -q tsc calls && exit; sleep 0.1; done; exit 1',
  );

  expect(project.rings('lint', 'format', 'types').lines.at(-1)).toBe('3 passed, 0 failed');
});

test('only the requested rings run', () => {
  expect(project.rings('types').lines.at(-1)).toBe('1 passed, 0 failed');
  expect(project.programs()).toEqual(['tsc --noEmit']);
});

test('after a ring fails, the next ones still run, and the whole run fails', () => {
  project.fake('node_modules/.bin/prettier', 'exit 1');
  const { status, lines } = project.rings('format', 'lint');

  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});

test('after a failed build, no ring that needs the site runs', () => {
  project.fake('bin/npm', 'exit 1');
  const { status, lines } = project.rings('build', 'site');

  expect(project.programs()).toEqual(['npm run --silent build']);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test('a build fails if it writes other GraphQL types than those in the repository', () => {
  project.fake('bin/npm', 'printf "$CI"other > src/gatsby-types.d.ts');
  const { status, stderr } = project.run('test.mjs', { CI: 'true' }, ['build']);

  expect(stderr).toBe(
    'src/gatsby-types.d.ts was out of date. The build has updated it: commit it.\n',
  );
  expect(project.read('src/gatsby-types.d.ts')).toBe('other');
  expect(status).toBe(1);
});

test.each([
  ['failed tests', { numFailedTests: 2 }, '5 passed, 2 failed', 1],
  ['test files that cannot be read', { numRuntimeErrorTestSuites: 1 }, '5 passed, 1 failed', 1],
  ['skipped tests', { numPendingTests: 3 }, '5 passed, 0 failed, 3 skipped', 0],
])('%s are counted', (_what, results, last, code) => {
  project.jestPrints(results, code);
  const { status, lines } = project.rings('unit');

  expect(lines.at(-1)).toBe(last);
  expect(status).toBe(code);
});

test.each([
  ['breaks down without results', 'exit 1'],
  ['ends well without results', 'exit 0'],
])('a run of tests that %s is a failure', (_how, shell) => {
  project.fake('node_modules/.bin/jest', shell);
  const { status, lines } = project.rings('unit');

  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test('a run of tests that crashes after the last test is a failure', () => {
  project.jestPrints({}, 1);
  const { status, lines } = project.rings('unit');

  expect(lines.at(-1)).toBe('5 passed, 1 failed');
  expect(status).toBe(1);
});

test('an unknown ring is refused', () => {
  expect(project.rings('formt').status).toBe(1);
});

test('the long rings run only on request, and the walk covers every combination', () => {
  project.provide('bin/chromium');
  const env = {
    CHROMIUM_PATH: join(project.folder, 'bin/chromium'),
    NODE_OPTIONS: withModules(project, BROTLI),
  };
  project.fake('node_modules/.bin/jest', 'echo "FULL=$FULL" >> calls');
  project.run('test.mjs', env, ['walk']);

  expect(project.programs()).toEqual(['jest --selectProjects browser', 'FULL=1']);
  expect(project.calls()[0]).toMatch(/ --testPathPatterns everyPage\|narrowWindows$/);

  project.remove('calls');
  project.run('test.mjs', env);
  expect(project.programs()).toContain('jest --selectProjects browser');
  expect(project.programs()).not.toContain('FULL=1');
});

test('without a Chromium, the browser ring is reported as not run', () => {
  project.provide('bin/npx');
  const { status, stdout } = project.run(
    'test.mjs',
    {
      PATH: join(project.folder, 'bin'),
      PLAYWRIGHT_BROWSERS_PATH: project.folder,
      NODE_OPTIONS: withModules(project, BROTLI),
    },
    ['browser'],
  );

  expect(stdout.split('\n').slice(-3)).toEqual([
    'not run: browser (install Chromium, or set CHROMIUM_PATH)',
    '0 passed, 0 failed',
    '',
  ]);
  expect(status).toBe(0);
});
