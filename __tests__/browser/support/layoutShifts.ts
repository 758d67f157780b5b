import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What moved by itself since the page was opened: how far, and its text. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
            shifts.push(`${value.toFixed(6)}: ${texts.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 50);
      }),
  );
}
