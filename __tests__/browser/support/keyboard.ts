import type { Locator, Page } from 'playwright-core';

/** A reader without a pointer. After each key something must have the focus, and show it. */
export interface Keyboard {
  press(key: string): Promise<void>;
  /** Follows a link to a place of the same page, where the browser begins; the next stop must be there. */
  leap(place: Locator): Promise<void>;
  /** Goes on by Tab, or back by Shift+Tab, until the part has the focus. */
  reach(part: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
}

const FAR = 150;
const LOST = 'the focus is lost';

export function keyboard(page: Page): Keyboard {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    let fault = await page.evaluate(focusFault);
    // What a key opens, closes or leads to may take the focus a moment later, or be moving for as long.
    for (let waits = 0; fault !== '' && waits < (fault === LOST ? 50 : 20); waits += 1) {
      await page.waitForTimeout(100);
      fault = await page.evaluate(focusFault);
    }
    expect([key, fault]).toEqual([key, '']);
  };
  return {
    press,
    async leap(place) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(700);
      await press('Tab');
      const there = await place.evaluate((element) => element.contains(document.activeElement));
      expect([String(place), there]).toEqual([String(place), true]);
    },
    async reach(part, key = 'Tab') {
      for (let stops = 0; stops < FAR; stops += 1) {
        await press(key);
        if (await hasFocus(part)) return;
      }
      throw new Error(`${FAR} times ${key} do not lead to ${String(part)}.`);
    },
  };
}

const hasFocus = async (part: Locator) =>
  (await part.count()) > 0 &&
  (await part.first().evaluate((element) => element === document.activeElement));

/** Why a reader does not see what has the focus; empty where all is well. Runs in the page. */
function focusFault(): string {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return 'the focus is lost';
  // These were led to, and hold what is read next.
  if (element.tabIndex < 0 && element.matches('main, nav, p, [id^="gatsby"], dialog, h1, h2'))
    return '';
  const name = element.outerHTML.slice(0, 90);
  const style = () =>
    [element, element.parentElement, element.parentElement?.parentElement].map((part) => {
      if (!part) return '';
      const { border, boxShadow, backgroundColor } = getComputedStyle(part);
      const outlines = ['', '::after'].map((pseudo) => {
        const { outline, outlineStyle } = getComputedStyle(part, pseudo);
        return outlineStyle === 'none' ? '' : outline;
      });
      return [...outlines, border, boxShadow, backgroundColor].join();
    });
  const outlined = getComputedStyle(element).outlineStyle !== 'none';
  if (!outlined) {
    const focused = style().join();
    element.blur();
    const plain = style().join();
    element.focus({ preventScroll: true });
    // A field shows the cursor as well.
    if (
      focused === plain &&
      !element.matches('input:not([type="checkbox"], [type="radio"]), textarea')
    )
      return `no sign of the focus: ${name}`;
  }
  const [box] = element.getClientRects();
  if (!box || box.bottom < 0 || box.top > innerHeight) return `out of the window: ${name}`;
  const there = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
  );
  const free =
    there && (element.contains(there) || there.contains(element) || there.closest('label'));
  return free ? '' : `covered: ${name} by ${there?.outerHTML.slice(0, 90)}`;
}
