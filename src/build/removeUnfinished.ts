import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { fullDisk } from './checks/fullDisk';

/** Makes sure that a build which fails or is stopped leaves no `public` that could be deployed. */
export function removeUnfinished(): void {
  process.on('exit', (exitCode) => {
    if (exitCode === 0) return;
    const problem = fullDisk();
    if (problem) process.stderr.write(`\n${problem}\n`);
    // Retries where another process has just written a file there.
    rmSync('public', { recursive: true, force: true, maxRetries: 5 });
  });
  // Without a listener, a signal ends the process without running its `exit` handlers.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
