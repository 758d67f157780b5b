import { setTimeout as wait } from 'node:timers/promises';

/** Polls until a condition is true; throws after 15 seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 150; looks += 1) {
    if (await holds()) return;
    await wait(100);
  }
  throw new Error('The condition was not met within 15 seconds.');
}
