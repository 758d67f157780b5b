import { setTimeout as wait } from 'node:timers/promises';

/** Waits for what only a look can tell. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 150; looks += 1) {
    if (await holds()) return;
    await wait(100);
  }
  throw new Error('It did not come about in 15 seconds.');
}
