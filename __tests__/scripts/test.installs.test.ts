import { delimiter, join } from 'node:path';
import { BROTLI, FakeRings, withModules } from './support/fakeRings';

const INSTALL = 'apt-get install -y -qq --no-install-recommends';

// The script believes that this user runs it.
const as = (user: number) => `--import=data:text/javascript,process.getuid=()=>${user}`;

let project: FakeRings;

beforeEach(() => {
  project = new FakeRings();
});

afterEach(() => project.remove());

describe('the content ring, if the code of the pages cannot run', () => {
  const R = 'r-base-core r-cran-dplyr r-cran-ggplot2 r-cran-jsonlite';
  const PYTHON =
    'python3 python3-pandas python3-numpy python3-matplotlib python3-sklearn python3-statsmodels';

  /** Runs the ring with only the fake programs available. */
  function runContent(user: number) {
    const PATH = [join(project.folder, 'bin'), join(project.folder, 'more')].join(delimiter);
    const env = { PATH, NODE_OPTIONS: as(user) };
    const { stdout } = project.run('test.mjs', env, ['content']);
    const lines = stdout.trimEnd().split('\n');
    return { notRun: lines.filter((line) => line.startsWith('not run: ')), last: lines.at(-1) };
  }

  test('runs everything else and reports which code was left out, with the packages to install', () => {
    ['python3', 'Rscript'].forEach((name) => project.fake(`bin/${name}`, 'exit 1'));
    project.fake('bin/apt-get');

    expect(runContent(1000)).toEqual({
      notRun: [
        `not run: Python of the pages (install ${PYTHON})`,
        `not run: R of the pages (install ${R})`,
      ],
      last: '5 passed, 0 failed',
    });
    expect(project.calls().join()).not.toContain('apt-get');
  });

  test('installs only what is missing, in one go, and then runs', () => {
    project.remove('bin/Rscript');
    project.fake('bin/apt-get', '[ $1 = update ] || /bin/ln -s /bin/true bin/Rscript');

    expect(runContent(0)).toEqual({ notRun: [], last: '5 passed, 0 failed' });
    expect(project.calls().slice(0, 2)).toEqual(['apt-get update -qq', `${INSTALL} ${R}`]);
  });

  test('uses a Python further down the PATH if the first one lacks modules', () => {
    project.fake('bin/python3', 'exit 1');
    project.provide('more/python3');

    expect(runContent(1000)).toEqual({ notRun: [], last: '5 passed, 0 failed' });
  });

  test('reports what was left out if nothing could be installed', () => {
    project.fake('bin/python3', 'exit 1');
    project.fake('bin/apt-get', 'exit 1');

    expect(runContent(0).notRun).toEqual([`not run: Python of the pages (install ${PYTHON})`]);
  });
});

describe('a ring behind nginx', () => {
  /** Runs the ring with an nginx that has these modules. */
  function runSite(user: number, ...modules: string[]) {
    project.fake('bin/apt-get', `[ $1 = update ] || printf '\\n${BROTLI}' >> modules`);
    const options = `${as(user)} ${withModules(project, ...modules)}`;
    const { stdout } = project.run('test.mjs', { NODE_OPTIONS: options }, ['site']);
    return { programs: project.programs(), stdout };
  }

  test('installs the Brotli module if there is an nginx without it', () => {
    expect(runSite(0, '50-mod-http-echo.conf').programs).toEqual([
      'apt-get update -qq',
      `${INSTALL} nginx-light libnginx-mod-http-brotli-static`,
      'jest --selectProjects site',
    ]);
  });

  test('is reported as not run if that module is missing and cannot be installed', () => {
    const { programs, stdout } = runSite(1000, '50-mod-http-echo.conf');

    expect(programs).toEqual([]);
    expect(stdout).toContain(
      'not run: site (install nginx-light libnginx-mod-http-brotli-static)\n',
    );
  });

  test('installs nothing if both are there', () => {
    expect(runSite(0, BROTLI).programs).toEqual(['jest --selectProjects site']);
  });
});
