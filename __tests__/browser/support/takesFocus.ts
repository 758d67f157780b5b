import type { Locator } from 'playwright-core';

/** Waits until the part has the focus, which it may get a moment after it appears. */
export async function takesFocus(part: Locator): Promise<void> {
  await part.and(part.page().locator(':focus')).waitFor({ state: 'attached' });
}
