/** A way to look at a page: how wide the window is, and in which mode. */
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
 * How each of so many pages is looked at: in every combination where the whole is to be proved (`FULL=1`), else in one that is
 * another one each day, so that after four days every page has been seen in all of them.
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
