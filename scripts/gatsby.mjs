// Runs Gatsby for this site: npm run build, npm run dev; options go on to it: npm run build -- --prefix-paths. What a build makes
// dies young: with more room for it a tenth less time goes into collecting garbage; what stays takes less room for it
// (`engineFlags`), but is not looked through while it grows to what every build needs: a build after a change takes a fifteenth
// less time. What Gatsby has Parcel compile first is little: its workers would take longer to begin than they save. So
// would one that runs queries, where there are no more than two processors: it would read first what Gatsby has at hand.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const engineFlags = fileURLToPath(new URL('engineFlags.cjs', import.meta.url));
const command = [
  '--initial-old-space-size=600',
  'node_modules/gatsby/cli.js',
  ...process.argv.slice(2),
];
const gatsby = spawn(process.execPath, command, {
  stdio: 'inherit',
  env: {
    ...(availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {}),
    ...process.env,
    PARCEL_WORKERS: '0',
    NODE_OPTIONS: `--max-semi-space-size=64 --require ${JSON.stringify(engineFlags)} ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
// Gatsby clears up when it is told to stop, and is waited for.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => gatsby.kill(signal));
gatsby.on('exit', (status) => process.exit(status ?? 1));
// What keeps a file from being read is told where its page is made.
new Worker(resolve('src/build/content/readAheadThread.mjs')).on('error', () => undefined);
