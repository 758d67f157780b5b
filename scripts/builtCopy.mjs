import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

/** What installing and building have created. */
const MADE = ['node_modules', '.cache', 'public'];

/**
 * Builds a copy of the working folder, as it is, in a sibling folder, and calls `look` with the folder of the built site.
 * `change` is called with the copy before it is built; `options` are passed to Gatsby.
 */
export async function withBuiltCopy(look, { change = () => undefined, options = [] } = {}) {
  const folder = mkdtempSync(resolve('..', 'copy-'));
  // However this program ends.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const site = join(folder, 'site');
  for (const name of readdirSync('.').filter((one) => !MADE.includes(one)))
    cpSync(name, join(site, name), { recursive: true, preserveTimestamps: true });
  // Hard links: a symbolic link to the folder would lead the bundler out of the project and change the names of modules.
  await run('cp', ['-al', 'node_modules', join(site, 'node_modules')]);
  change(site);
  // Not through npm, whose shell would not pass a signal on.
  await run(process.execPath, ['scripts/gatsby.mjs', 'build', ...options], {
    cwd: site,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  return look(join(site, 'public'));
}

/** Runs a program to its end; throws if it fails. A signal ends it, and then this program. */
async function run(program, args, options = {}) {
  const running = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  let stopped;
  const stop = (signal) => {
    stopped = signal;
    running.kill(signal);
  };
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, stop);
  const [status] = await once(running, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (stopped) process.exit(128 + constants.signals[stopped]);
  if (status !== 0)
    throw new Error(
      `"${program} ${args.join(' ')}" failed for a copy of the project, for the reason above. Correct that, then run this again.`,
    );
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
