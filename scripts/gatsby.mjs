// Runs Gatsby for this site: npm run build, npm run dev. Options are passed on: npm run build -- --prefix-paths.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './buildLock.mjs';
import { loadEnvironment } from './environment.mjs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

await reportErrors(() => lockFolder(process.argv[2]));
process.env.NODE_ENV = process.argv[2] === 'develop' ? 'development' : 'production';
// Without the keys for pushing, which would push with every build: only `npm run search:publish` takes them from the file.
loadEnvironment(process.env.NODE_ENV, /^GATSBY_/);
requireTypeScript('src/build/removeStale.ts').removeStale();
readSettings();

const engineFlags = fileURLToPath(new URL('engineFlags.cjs', import.meta.url));
const command = [
  // In megabytes; every build needs that much. Until the heap has grown to this size, it is not collected: a rebuild after a
  // change takes a fifteenth less time.
  '--initial-old-space-size=600',
  'node_modules/gatsby/cli.js',
  ...process.argv.slice(2),
];
const gatsby = spawn(process.execPath, command, {
  stdio: 'inherit',
  env: {
    // With two processors or fewer, a worker for queries takes longer to start than it saves: it first has to read what the
    // main process already has in memory.
    ...(availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {}),
    ...process.env,
    // Gatsby has little for Parcel to compile: workers would take longer to start than they save.
    PARCEL_WORKERS: '0',
    // Most objects of a build are short-lived: with a larger young generation, a build takes a tenth less time. In return, the
    // old generation is kept smaller (`engineFlags`).
    NODE_OPTIONS: `--max-semi-space-size=64 --require ${JSON.stringify(engineFlags)} ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
// Signals are passed on, and Gatsby is given time to clean up.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => gatsby.kill(signal));
gatsby.on('exit', (status) => {
  // Gatsby may have ended before it could clean up (`removeUnfinished`).
  if (status !== 0 && process.env.NODE_ENV === 'production')
    rmSync('public', { recursive: true, force: true });
  process.exit(status ?? 1);
});
// Errors are ignored here: unreadable files are reported when their pages are made.
new Worker(resolve('src/build/content/compile/readAheadThread.mjs')).on('error', () => undefined);

/** Stops if `site.config.ts` cannot be read: Gatsby would say so only after many seconds, and without the line. */
function readSettings() {
  const file = 'site.config.ts';
  try {
    requireTypeScript(file);
  } catch ({ message }) {
    const [, reason = message] = /^\s*x (.*)/.exec(message) ?? [];
    const [, line = ''] = /(:\d+):\d+\]/.exec(message) ?? [];
    const [, around = ''] = /\n( *,-[^]*?`----)/.exec(message) ?? [];
    console.error(`${file}${line}  The file cannot be read: ${reason}. Correct it.\n${around}`);
    process.exit(1);
  }
}
