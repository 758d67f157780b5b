// Builds the site: npm run build; options go on to Gatsby: npm run build -- --prefix-paths. What a build makes dies young:
// with more room for it a tenth less time goes into collecting garbage; what stays takes less room for it (`heapGrowth`). What
// Gatsby has Parcel compile first is little: its workers would take longer to begin than they save.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const heapGrowth = fileURLToPath(new URL('heapGrowth.cjs', import.meta.url));
const command = ['node_modules/gatsby/cli.js', 'build', ...process.argv.slice(2)];
const build = spawn(process.execPath, command, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PARCEL_WORKERS: '0',
    NODE_OPTIONS: `--max-semi-space-size=64 --require ${JSON.stringify(heapGrowth)} ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
// The build clears up when it is told to stop, and is waited for.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => build.kill(signal));
build.on('exit', (status) => process.exit(status ?? 1));
