// Runs Gatsby for this site: npm run build, npm run dev; options go on to it: npm run build -- --prefix-paths.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { loadEnvironment } from './environment.mjs';
import { requireTypeScript } from './typeScript.mjs';

process.env.NODE_ENV = process.argv[2] === 'develop' ? 'development' : 'production';
// Not the keys that push, which would with every build: only `npm run search:publish` takes them from the file.
loadEnvironment(process.env.NODE_ENV, /^GATSBY_/);
requireTypeScript('src/build/removeStale.ts').removeStale();
readSettings();

const engineFlags = fileURLToPath(new URL('engineFlags.cjs', import.meta.url));
const command = [
  // In megabytes, which every build needs: until it has grown to that, the heap is not searched for garbage. A build after a
  // change takes a fifteenth less time.
  '--initial-old-space-size=600',
  'node_modules/gatsby/cli.js',
  ...process.argv.slice(2),
];
const gatsby = spawn(process.execPath, command, {
  stdio: 'inherit',
  env: {
    // With two processors or fewer, a worker that runs queries would take longer to begin than it saves: first it would read
    // what Gatsby has at hand.
    ...(availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {}),
    ...process.env,
    // What Gatsby has Parcel compile is little: workers would take longer to begin than they save.
    PARCEL_WORKERS: '0',
    // Most of what a build makes is soon garbage: with more room for it, collecting it takes a tenth less time. What stays
    // takes less room in return (`engineFlags`).
    NODE_OPTIONS: `--max-semi-space-size=64 --require ${JSON.stringify(engineFlags)} ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
// Gatsby clears up when it is told to stop, and is waited for.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => gatsby.kill(signal));
gatsby.on('exit', (status) => {
  // It may have ended before it could clear up (`removeUnfinished`), and what is stale is gone already.
  if (status !== 0 && process.env.NODE_ENV === 'production')
    rmSync('public', { recursive: true, force: true });
  process.exit(status ?? 1);
});
// A file that cannot be read is told where its page is made, not here.
new Worker(resolve('src/build/content/readAheadThread.mjs')).on('error', () => undefined);

/** Stops where the settings cannot be read: Gatsby would say so after many seconds, and not in which line. */
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
