import { delimiter, join } from 'node:path';
import { Project } from '../support/project';

const INSTALL = 'apt-get install -y -qq --no-install-recommends';
const PASSING = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };

let project: Project;

beforeEach(() => {
  project = new Project();
  ['prettier', 'eslint', 'cspell', 'tsc'].forEach((name) =>
    project.fake(`node_modules/.bin/${name}`),
  );
  project.fake('bin/npm');
  project.write('src/gatsby-types.d.ts', 'types');
  ['python3', 'Rscript'].forEach((name) => project.provide(`bin/${name}`));
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

// Whoever runs the tests, the script takes them for this user.
const as = (user: number) => `--import=data:text/javascript,process.getuid=()=>${user}`;

const BROTLI = '50-mod-http-brotli-static.conf';

/** Whatever nginx the machine has, the script finds these modules of it. */
function withModules(...modules: string[]): string {
  project.write(
    'modules.mjs',
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const folder = '/etc/nginx/modules-enabled';
    const { existsSync, readdirSync } = fs;
    fs.existsSync = (path) => path === folder || existsSync(path);
    fs.readdirSync = (path, ...rest) =>
      path === folder ? ${JSON.stringify(modules)} : readdirSync(path, ...rest);
    syncBuiltinESMExports();`,
  );
  return `--import=${project.folder}/modules.mjs`;
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

test('a build that writes other GraphQL types than those of the repository fails', () => {
  project.fake('bin/npm', 'printf "$CI"other > src/gatsby-types.d.ts');
  const { status, stderr } = project.run('test.mjs', { CI: 'true' }, ['build']);

  expect(stderr).toBe(
    "src/gatsby-types.d.ts was not made from today's GraphQL. The build wrote it anew: commit it.\n",
  );
  expect(project.read('src/gatsby-types.d.ts')).toBe('other');
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

describe('the content ring, where the code of the pages cannot run', () => {
  const R = 'r-base-core r-cran-dplyr r-cran-ggplot2 r-cran-jsonlite';
  const PYTHON =
    'python3 python3-pandas python3-numpy python3-matplotlib python3-sklearn python3-statsmodels';

  /** Runs the ring where nothing but the fake programs is at hand. */
  function runContent(user: number) {
    const PATH = [join(project.folder, 'bin'), join(project.folder, 'more')].join(delimiter);
    const env = { PATH, NODE_OPTIONS: as(user) };
    const { status, stdout } = project.run('test.mjs', env, ['content']);
    return { status, lines: stdout.trimEnd().split('\n').slice(-2) };
  }

  test('is told not to have run, with the packages to install', () => {
    ['python3', 'Rscript'].forEach((name) => project.fake(`bin/${name}`, 'exit 1'));
    project.fake('bin/apt-get');

    expect(runContent(1000).lines).toEqual([
      `not run: content (install ${PYTHON} ${R})`,
      '0 passed, 0 failed',
    ]);
    expect(project.calls().join()).not.toContain('apt-get');
  });

  test('installs only what is missing, in one go, and runs', () => {
    project.remove('bin/Rscript');
    project.fake('bin/apt-get', '[ $1 = update ] || /bin/ln -s /bin/true bin/Rscript');

    expect(runContent(0).lines.at(-1)).toBe('5 passed, 0 failed');
    expect(project.calls().slice(0, 2)).toEqual(['apt-get update -qq', `${INSTALL} ${R}`]);
  });

  test('runs with a Python further down the PATH, where the first one lacks something', () => {
    project.fake('bin/python3', 'exit 1');
    project.provide('more/python3');

    expect(runContent(1000).lines.at(-1)).toBe('5 passed, 0 failed');
  });

  test('is told not to have run when nothing could be installed', () => {
    project.fake('bin/python3', 'exit 1');
    project.fake('bin/apt-get', 'exit 1');

    expect(runContent(0).lines[0]).toBe(`not run: content (install ${PYTHON})`);
  });
});

describe('a ring behind nginx', () => {
  /** Runs the ring as root, where nginx has some modules. */
  function runSite(...modules: string[]) {
    project.provide('bin/nginx');
    project.fake('bin/apt-get');
    const options = `${as(0)} ${withModules(...modules)}`;
    project.run('test.mjs', { NODE_OPTIONS: options }, ['site']);
    return programs();
  }

  test('installs the module of Brotli where there is an nginx without it', () => {
    expect(runSite('50-mod-http-echo.conf')).toEqual([
      'apt-get update -qq',
      `${INSTALL} nginx-light libnginx-mod-http-brotli-static`,
      'jest --selectProjects site',
    ]);
  });

  test('installs nothing where there are both', () => {
    expect(runSite(BROTLI)).toEqual(['jest --selectProjects site']);
  });
});

test('what takes long runs only where it is asked for, and shows every combination', () => {
  ['chromium', 'nginx'].forEach((name) => project.provide(`bin/${name}`));
  project.fake('bin/apt-get', 'exit 1');
  const env = {
    CHROMIUM_PATH: join(project.folder, 'bin/chromium'),
    NODE_OPTIONS: withModules(BROTLI),
  };
  project.fake('node_modules/.bin/jest', 'echo "FULL=$FULL" >> calls');
  project.run('test.mjs', env, ['walk']);

  expect(programs()).toEqual(['jest --selectProjects browser', 'FULL=1']);
  expect(project.calls()[0]).toMatch(/ --testPathPatterns everyPage\|narrowWindows$/);

  project.remove('calls');
  project.run('test.mjs', env);
  expect(programs()).toContain('jest --selectProjects browser');
  expect(programs()).not.toContain('FULL=1');
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
