// Runs the rings of checks in turn and prints their total counts: npm test for the usual ones, npm run check or npm run
// test:full for others.
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
  if (!(systemProgram('nginx') && sendsBrotli()) && canInstall())
    aptInstall(NGINX, '--no-install-recommends');
  return systemProgram('nginx') ? run() : { notRun: [{ remedy: `install ${NGINX.join(' ')}` }] };
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

const rings = {
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
const LONG = ['walk', 'reproducible', 'belowPath'];

/** Rings that use one core each and run in parallel. */
const LIGHT = ['lint', 'format', 'spelling', 'types'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(rings, name));
if (unknown.length > 0) {
  console.error(
    `There is no ring ${unknown.join(', ')}. Choose from ${Object.keys(rings).join(', ')}.`,
  );
  process.exit(1);
}
const totals = { passed: 0, failed: 0, skipped: 0 };
const notRun = [];

/**
 * Runs a ring, adds its counts to the totals, and returns false if it failed. `notRun` in its result names what cannot run on
 * this machine, each with its remedy; without `what`, that is the whole ring.
 */
async function runs(name) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const result = await rings[name]();
  for (const { what = name, remedy } of result.notRun ?? [])
    notRun.push(`not run: ${what} (${remedy})`);
  if (result.passed === undefined) return true;
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped ?? 0;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result.failed === 0;
}

const wanted = Object.keys(rings).filter((name) =>
  asked.length > 0 ? asked.includes(name) : !LONG.includes(name),
);
const light = wanted.filter((name) => LIGHT.includes(name)).values();
async function lane() {
  for (const name of light) await runs(name);
}
await Promise.all([lane(), lane()]);
for (const name of wanted.filter((one) => !LIGHT.includes(one))) {
  const passed = await runs(name);
  // The rings after the build check the built site.
  if (name === 'build' && !passed) break;
}

console.log('');
notRun.forEach((line) => console.log(line));
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);
