import type { Page } from 'playwright-core';
import { stillness } from './stillness';

/** Texts in the parts that are cut off by their boxes, overflow them, or overlap each other. */
export async function textFaults(page: Page, parts: string): Promise<string[]> {
  await page.evaluate(stillness);
  return page.locator(parts).evaluateAll((elements) => {
    const CONTROLS = 'a, button, summary, label, th, td';
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, [aria-hidden="true"], dialog:not([open])') &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1;

    // Parts may be nested.
    const seen = new Set<Node>();
    /** Each text with the positions of its lines. */
    const texts = elements.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (text === '' || !parent || !shown(parent) || seen.has(node)) continue;
        seen.add(node);
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ text: text.slice(0, 40), parent, lines: [...range.getClientRects()] });
      }
      return found;
    });

    const sticksOut = texts.filter(({ parent, lines }) => {
      const control = parent.closest(CONTROLS);
      if (!control || getComputedStyle(control).display === 'inline') return false;
      const box = control.getBoundingClientRect();
      return lines.some((line) => line.right > box.right + 2 || line.bottom > box.bottom + 2);
    });
    const cut = texts.filter(({ parent }) => {
      const { overflowX, overflowY } = getComputedStyle(parent);
      return (
        (/hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && parent.scrollHeight > parent.clientHeight + 1)
      );
    });
    const lines = texts
      .flatMap(({ text, lines: own }) => own.map((line) => ({ text, line })))
      .sort((one, other) => one.line.top - other.line.top);
    const overlapping = lines.filter(({ line }, index) =>
      lines
        .slice(index + 1, index + 40)
        .some(
          ({ line: other }) =>
            Math.min(line.right, other.right) - Math.max(line.left, other.left) > 3 &&
            Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > line.height / 3,
        ),
    );
    return [
      ...sticksOut.map(({ text }) => `sticks out: ${text}`),
      ...cut.map(({ text }) => `is cut: ${text}`),
      ...overlapping.map(({ text }) => `overlaps another: ${text}`),
    ];
  });
}
