import type { Page } from 'playwright-core';
import type { Combination } from './combinations';
import { overhang } from './overhang';
import { atRest, newTab, type Visit } from './site';
import { AXE, violations } from './violations';

const TOO_LONG = /^\/docs\/api\/api-reference$|\/print$/;

/** What is wrong with a page as a reader meets it; with nothing in its lists, and 0 on a healthy one. */
export interface Look {
  /** Messages of the console, failed requests, requests to other hosts. */
  readonly complaints: readonly string[];
  readonly violations: readonly string[];
  /** Pixels beyond the width of the window. */
  readonly overflow: number;
  /** What moved by itself: how far, and its text. */
  readonly shifts: readonly string[];
  /** Main headings besides the one that every page has. */
  readonly extraTitles: number;
}

export const HEALTHY: Look = {
  complaints: [],
  violations: [],
  overflow: 0,
  shifts: [],
  extraTitles: 0,
};

/** Looks at pages one after another in one tab, which keeps what pages share. */
export async function lookAtAll(
  paths: readonly string[],
  { width, dark }: Combination,
  tell: (path: string, look: Look) => void,
): Promise<void> {
  const tab = await newTab({ viewport: { width, height: 800 }, dark });
  await tab.page.addInitScript(AXE);
  for (const path of paths) {
    const look = await lookAt(tab, path).catch((error: Error) => ({
      ...HEALTHY,
      complaints: [error.message],
    }));
    tell(path, look);
  }
  await tab.close();
}

async function lookAt({ page, complaints }: Visit, path: string): Promise<Look> {
  complaints.length = 0;
  await open(page, path);
  return {
    shifts: await lastingShifts(page, path),
    overflow: await overhang(page),
    extraTitles: (await page.locator('h1').count()) - 1,
    // These are too long for axe: apiReferenceLook.test.ts and printSection.test.ts show it the parts that they are made of.
    violations: TOO_LONG.test(path) ? [] : await violations(page),
    complaints: [...complaints],
  };
}

/** The page is there, and the browser has nothing left to do: long pages are taken over in many small steps. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await atRest(page);
}

/**
 * What moves each time the page is opened. On a busy machine the font may come a moment late; or the bar is painted while the
 * page is read only as far as its last button, which moves the end of it by 0.0028 at 375 px, as a pause of the line there does.
 */
async function lastingShifts(page: Page, path: string): Promise<string[]> {
  let shifts = await layoutShifts(page);
  for (let again = 0; shifts.length > 0 && again < 3; again += 1) {
    await open(page, path);
    shifts = await layoutShifts(page);
  }
  return shifts;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

function layoutShifts(page: Page): Promise<string[]> {
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
