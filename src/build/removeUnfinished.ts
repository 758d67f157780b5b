import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { fullDisk } from './checks/fullDisk';

/** A build that does not come to its end, because it fails or is told to stop, leaves no `public` that could be deployed. */
export function removeUnfinished(): void {
  process.on('exit', (exitCode) => {
    if (exitCode === 0) return;
    const problem = fullDisk();
    if (problem) process.stderr.write(`\n${problem}\n`);
    // Again where another process has just put a file there.
    rmSync('public', { recursive: true, force: true, maxRetries: 5 });
  });
  // With nobody who listens, a signal ends the process without a word to those who wait for its exit.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
