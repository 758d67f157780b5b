import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What installing and building have made. */
const MADE = ['node_modules', '.cache', 'public'];

/**
 * Builds a copy of the project, as it is here, in a folder beside this one, and hands over the folder of the built site. `change`
 * is called with the copy before it is built; `options` go on to Gatsby.
 */
export function withBuiltCopy(look, { change = () => undefined, options = [] } = {}) {
  const folder = mkdtempSync(resolve('..', 'copy-'));
  const site = join(folder, 'site');
  try {
    for (const name of readdirSync('.').filter((one) => !MADE.includes(one)))
      cpSync(name, join(site, name), { recursive: true, preserveTimestamps: true });
    // Files as hard links: a symbolic link to the folder would lead the bundler out of the project, and name modules differently.
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

/** The names of all files in a folder and those in it. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}

/** Says what was found, or that nothing was, and ends with the code for it. */
export function tellFound(found, { problem, fine }) {
  if (found.length === 0) return console.log(fine);
  console.error(`${problem(found.length)} ${found.slice(0, 20).join(', ')}.`);
  process.exit(1);
}
