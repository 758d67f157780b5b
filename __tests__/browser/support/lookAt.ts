import type { Page } from 'playwright-core';
import type { Combination } from './combinations';
import { layoutShifts } from './layoutShifts';
import { overhang } from './overhang';
import { newTab, reopen, type Visit } from './site';
import { AXE, violations } from './violations';

const TOO_LONG = /^\/docs\/api\/api-reference$|\/print$/;

/** What is wrong with a page; on a healthy one all lists are empty and all numbers 0. */
export interface Look {
  /** Console messages, failed requests, requests to other hosts. */
  readonly complaints: readonly string[];
  readonly violations: readonly string[];
  /** Horizontal overflow in pixels. */
  readonly overflow: number;
  /** Layout shifts: how far, and the text. */
  readonly shifts: readonly string[];
  /** The number of main headings beyond the first. */
  readonly extraTitles: number;
}

export const HEALTHY: Look = {
  complaints: [],
  violations: [],
  overflow: 0,
  shifts: [],
  extraTitles: 0,
};

/** Checks pages one after another in one tab, whose cache keeps what pages share. */
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
  await reopen(page, path);
  return {
    shifts: await lastingShifts(page, path),
    overflow: await overhang(page),
    extraTitles: (await page.locator('h1').count()) - 1,
    // These are too long for axe: apiReferenceAccessibility.test.ts and printSection.test.ts check their parts.
    violations: TOO_LONG.test(path) ? [] : await violations(page),
    complaints: [...complaints],
  };
}

/** The shifts that occur on every load: on a busy machine the font may once arrive late. */
async function lastingShifts(page: Page, path: string): Promise<string[]> {
  const shifts = await layoutShifts(page);
  if (shifts.length === 0) return shifts;
  await reopen(page, path);
  return layoutShifts(page);
}
