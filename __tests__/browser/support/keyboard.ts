import type { Locator, Page } from 'playwright-core';

/** A keyboard user. After each key, something must have visible focus. */
interface Keyboard {
  press(key: string): Promise<void>;
  /** Follows a link within the page, which moves the start of the tab order; the next tab stop must be there. */
  leap(place: Locator): Promise<void>;
  /** Presses Tab, or Shift+Tab to go back, until the part has the focus. */
  reach(part: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
}

const FAR = 150;
const LOST = 'the focus is lost';

export function keyboard(page: Page): Keyboard {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    let fault = await page.evaluate(focusFault);
    // What a key opens, closes or jumps to may take a moment to get the focus or to stop moving.
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
      throw new Error(`${FAR} presses of ${key} do not reach ${String(part)}.`);
    },
  };
}

const hasFocus = async (part: Locator) =>
  (await part.count()) > 0 &&
  (await part.first().evaluate((element) => element === document.activeElement));

/** Why the focused element is not visible to a reader; empty if it is. Runs in the page. */
function focusFault(): string {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return 'the focus is lost';
  // These get the focus after navigation, and contain what is read next.
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
    // A field also shows the cursor.
    if (
      focused === plain &&
      !element.matches('input:not([type="checkbox"], [type="radio"]), textarea')
    )
      return `no visible focus: ${name}`;
  }
  const [box] = element.getClientRects();
  if (!box || box.bottom < 0 || box.top > innerHeight) return `outside the window: ${name}`;
  const there = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
  );
  const free =
    there && (element.contains(there) || there.contains(element) || there.closest('label'));
  return free ? '' : `covered: ${name} by ${there?.outerHTML.slice(0, 90)}`;
}
