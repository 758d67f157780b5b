// What each ring of checks runs, and what it installs first; `scripts/test.mjs` runs them.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingLanguages } from './demoPrograms.mjs';
import { aptInstall, canInstall, systemProgram } from './systemProgram.mjs';

const bin = (name) => join('node_modules', '.bin', name);

async function succeeds(program, args, env = {}) {
  const running = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  const [status] = await once(running, 'exit');
  return status === 0;
}

/** The result of a ring that passes or fails as a whole. */
const asOne = (passes) => (passes ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const command = async (program, ...args) => asOne(await succeeds(program, args));

const TYPES = 'src/gatsby-types.d.ts';

/** Builds the site as authors do, not as CI does: this also writes the GraphQL types, which must match the repository's. */
async function build() {
  const types = readFileSync(TYPES, 'utf8');
  const built = await succeeds('npm', ['run', '--silent', 'build'], { CI: undefined });
  if (readFileSync(TYPES, 'utf8') === types) return asOne(built);
  console.error(`${TYPES} was out of date. The build has updated it: commit it.`);
  return asOne(false);
}

/** Jest's default would use only one of two cores. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** The result of a Jest project, counted by test. */
function jest(project, env = {}, options = []) {
  const file = join(tmpdir(), `learn-${project}-${process.pid}.json`);
  const { status } = spawnSync(
    bin('jest'),
    [
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${file}`,
      `--maxWorkers=${WORKERS}`,
      ...options,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
      JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return {
      passed: numPassedTests,
      // Failures outside tests, such as in a global teardown, are not in the counts.
      failed: status === 0 ? failed : Math.max(failed, 1),
      skipped: numPendingTests,
    };
  } catch {
    return asOne(false);
  }
}

/** Servers on which the content ring tries the grant scripts of the setup guides: program, Debian package and name. */
const DATABASES = [
  ['initdb', 'postgresql', 'Postgres'],
  ['mariadbd', 'mariadb-server', 'MySQL and MariaDB'],
];

/** The content ring, which runs the pages' Python, R and grant scripts if the machine has what they need. */
function content() {
  const wanted = notRunnable().flatMap(({ packages }) => packages);
  // Their recommended packages are mostly compilers.
  if (wanted.length > 0 && canInstall()) aptInstall(wanted, '--no-install-recommends');
  const notRun = notRunnable().map(({ what, packages }) => ({
    what,
    remedy: `install ${packages.join(' ')}`,
  }));
  return { ...jest('content'), notRun };
}

/** The parts of the content ring that cannot run on this machine, with the Debian packages they need. */
function notRunnable() {
  const servers = DATABASES.filter(([program]) => !systemProgram(program));
  return [
    ...missingLanguages().map(({ language, packages }) => ({
      what: `${language} of the pages`,
      packages,
    })),
    ...servers.map(([, debianPackage, name]) => ({
      what: `grant scripts for ${name}`,
      packages: [debianPackage],
    })),
  ];
}

const NGINX = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const NGINX_MODULES = '/etc/nginx/modules-enabled';

/** Runs a ring that requests the site from a real nginx, as readers do. */
function behindNginx(run) {
  const isReady = () => systemProgram('nginx') && sendsBrotli();
  if (!isReady() && canInstall()) aptInstall(NGINX, '--no-install-recommends');
  return isReady() ? run() : { notRun: [{ remedy: `install ${NGINX.join(' ')}` }] };
}

function sendsBrotli() {
  return (
    existsSync(NGINX_MODULES) &&
    readdirSync(NGINX_MODULES).some((name) => name.includes('brotli-static'))
  );
}

/** Runs browser tests: all, or those selected by `options`. */
async function inBrowser(env = {}, ...options) {
  const { findChromium } = await import('./chromium.mjs');
  return findChromium()
    ? jest('browser', env, options)
    : { notRun: [{ remedy: 'install Chromium, or set CHROMIUM_PATH' }] };
}

/** Visits every page in every combination of width and colour mode, and at 320 px; the `browser` ring has all other tests. */
const walk = () => inBrowser({ FULL: '1' }, '--testPathPatterns', 'everyPage|narrowWindows');

/**
 * The rings of checks, in the order in which they run. Each returns how many checks `passed` and `failed`, and maybe `skipped`;
 * `notRun` names what cannot run on this machine, each with its remedy. Without `what`, that is the whole ring.
 */
export const rings = {
  lint: () => command(bin('eslint'), '--max-warnings', '0', '.'),
  format: () => command(bin('prettier'), '--check', '--log-level', 'warn', '.'),
  spelling: () => command(bin('cspell'), 'lint', '--no-progress', '--no-summary'),
  types: () => command(bin('tsc'), '--noEmit'),
  unit: () => jest('unit'),
  content,
  openapi: () => jest('openapi'),
  build,
  site: () => behindNginx(() => jest('site')),
  browser: () => behindNginx(() => inBrowser()),
  walk: () => behindNginx(walk),
  reproducible: () => command(process.execPath, 'scripts/reproducible.mjs'),
  belowPath: () => command(process.execPath, 'scripts/belowPath.mjs'),
};

/** Rings that take long and run only on request. */
export const LONG = ['walk', 'reproducible', 'belowPath'];

/** Rings that use one core each and run in parallel. */
export const LIGHT = ['lint', 'format', 'spelling', 'types'];
