import type { Locator } from 'playwright-core';

/** Whether a control looks different while the pointer is on it. */
export async function changesUnderPointer(control: Locator): Promise<boolean> {
  const look = () =>
    control.evaluate((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow, textDecoration } =
        getComputedStyle(element);
      return [color, backgroundColor, borderTopColor, boxShadow, textDecoration].join();
    });
  await control.scrollIntoViewIfNeeded();
  await control.page().mouse.move(0, 0);
  const before = await look();
  // A page that has just been drawn may draw the control anew, without the pointer.
  for (let tries = 0; tries < 10; tries += 1) {
    await control.hover();
    if ((await look()) !== before) return true;
  }
  return false;
}
