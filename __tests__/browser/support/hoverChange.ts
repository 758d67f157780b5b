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
  await control.hover();
  return (await look()) !== before;
}
