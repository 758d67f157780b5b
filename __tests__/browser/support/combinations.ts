/** A way to view a page: the width of the window and the colour mode. */
export interface Combination {
  readonly width: number;
  readonly dark: boolean;
}

export const COMBINATIONS: readonly Combination[] = [
  { width: 375, dark: true },
  { width: 1280, dark: false },
  { width: 375, dark: false },
  { width: 1280, dark: true },
];

const DAY = 24 * 60 * 60 * 1000;

/**
 * The combinations in which to view each of `count` pages: all of them with `FULL=1`, otherwise one that changes daily, so
 * that after four days every page has been viewed in all of them.
 */
export function combinationsOf(place: number): readonly Combination[] {
  if (process.env.FULL) return COMBINATIONS;
  const today = Math.floor(Date.now() / DAY);
  return [COMBINATIONS[(place + today) % COMBINATIONS.length]!];
}

/** @example nameOf({ width: 375, dark: true }) // => 'at 375 px, dark' */
export function nameOf({ width, dark }: Combination): string {
  return `at ${width} px, ${dark ? 'dark' : 'light'}`;
}
