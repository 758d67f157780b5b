import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What installing and building have created. */
const MADE = ['node_modules', '.cache', 'public'];

/**
 * Builds a copy of the working folder, as it is, in a sibling folder, and calls `look` with the folder of the built site.
 * `change` is called with the copy before it is built; `options` are passed to Gatsby.
 */
export function withBuiltCopy(look, { change = () => undefined, options = [] } = {}) {
  const folder = mkdtempSync(resolve('..', 'copy-'));
  const site = join(folder, 'site');
  try {
    for (const name of readdirSync('.').filter((one) => !MADE.includes(one)))
      cpSync(name, join(site, name), { recursive: true, preserveTimestamps: true });
    // Hard links: a symbolic link to the folder would lead the bundler out of the project and change the names of modules.
    execFileSync('cp', ['-al', 'node_modules', join(site, 'node_modules')], { stdio: 'inherit' });
    change(site);
    execFileSync('npm', ['run', '--silent', 'build', '--', ...options], {
      cwd: site,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    });
    return look(join(site, 'public'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The paths of all files below a folder. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}

/** Prints what was found and exits with code 1, or prints that nothing was. */
export function reportFound(found, { problem, fine }) {
  if (found.length === 0) return console.log(fine);
  console.error(`${problem(found.length)} ${found.slice(0, 20).join(', ')}.`);
  process.exit(1);
}
