import { join } from 'node:path';
import { Project } from '../support/project';

const PASSING = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };

let project: Project;

beforeEach(() => {
  project = new Project();
  ['prettier', 'eslint', 'cspell', 'tsc'].forEach((name) =>
    project.fake(`node_modules/.bin/${name}`),
  );
  project.fake('bin/npm');
  jestPrints({});
});

afterEach(() => project.remove());

/** Puts results into the file that Jest is asked to write. */
function jestPrints(results: Partial<typeof PASSING> & { numRuntimeErrorTestSuites?: number }) {
  const json = JSON.stringify({ numRuntimeErrorTestSuites: 0, ...PASSING, ...results });
  project.fake(
    'node_modules/.bin/jest',
    `for option; do case $option in --outputFile=*) echo '${json}' > "\${option#*=}";; esac; done`,
  );
}

function run(...rings: string[]) {
  const { status, stdout } = project.run('test.mjs', {}, rings);
  const lines = stdout.trimEnd().split('\n');
  // The time that a ring took is another each time.
  return { status, lines: lines.map((line) => line.replace(/\(\d+ s\)/, '(… s)')) };
}

const programs = () => project.calls().map((call) => call.replace(/ --json.*/, ''));

test('the rings run in turn, fastest first, and close with their counts', () => {
  const { status, lines } = run(
    'site',
    'build',
    'content',
    'unit',
    'types',
    'spelling',
    'lint',
    'format',
  );

  expect(programs()).toEqual([
    'prettier --check --log-level warn .',
    'eslint --max-warnings 0 .',
    'cspell lint --no-progress --no-summary',
    'tsc --noEmit',
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

test('only the rings that are asked for run', () => {
  expect(run('types').lines.at(-1)).toBe('1 passed, 0 failed');
  expect(programs()).toEqual(['tsc --noEmit']);
});

test('a ring that fails does not keep the next one from running, and fails the whole', () => {
  project.fake('node_modules/.bin/prettier', 'exit 1');
  const { status, lines } = run('format', 'lint');

  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});

test('nothing looks at a site that could not be built', () => {
  project.fake('bin/npm', 'exit 1');
  const { status, lines } = run('build', 'site');

  expect(programs()).toEqual(['npm run --silent build']);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test.each([
  ['failed tests', { numFailedTests: 2 }, '5 passed, 2 failed', 1],
  ['test files that cannot be read', { numRuntimeErrorTestSuites: 1 }, '5 passed, 1 failed', 1],
  ['skipped tests', { numPendingTests: 3 }, '5 passed, 0 failed, 3 skipped', 0],
])('%s are counted', (_what, results, last, code) => {
  jestPrints(results);
  const { status, lines } = run('unit');

  expect(lines.at(-1)).toBe(last);
  expect(status).toBe(code);
});

test('a run of tests that breaks down without results is a failure', () => {
  project.fake('node_modules/.bin/jest', 'exit 1');

  expect(run('unit')).toMatchObject({ status: 1 });
});

test('a ring that does not exist is no success', () => {
  expect(run('formt').status).toBe(1);
});

test('without a Chromium the browser ring is told not to have run', () => {
  ['bin/apt-get', 'bin/npx'].forEach((installer) => project.fake(installer, 'exit 1'));
  const { status, stdout } = project.run(
    'test.mjs',
    { PATH: join(project.folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: project.folder },
    ['browser'],
  );

  expect(stdout.split('\n').slice(-3)).toEqual([
    'not run: browser (install Chromium, or set CHROMIUM_PATH)',
    '0 passed, 0 failed',
    '',
  ]);
  expect(status).toBe(0);
});
