import { cssName } from './cssName';
import type { ColorName } from './palettes';

/**
 * Colours as CSS variables: `color.ink` is `var(--color-ink)` in either mode. The palettes themselves stay in the head
 * of the page and never reach a script.
 */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_, name) => `var(${cssName(String(name))})`,
});

export const font = {
  sans: 'var(--font-sans)',
  mono: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Font size of fields on touch screens: iPhones zoom in on fields with smaller text. */
export const UNZOOMED = 'max(16px, 1rem)';

/** Width of the text in pixels, unless the reader changes it; no picture is shown wider. */
export const TEXT_WIDTH = 720;

/** Height of the navbar in pixels. */
export const NAVBAR_HEIGHT = 60;

/**
 * Dimensions of the frame: two heights, all others widths; below `mobile`, a menu replaces the sidebars.
 */
export const frame = {
  navbar: `${NAVBAR_HEIGHT}px`,
  /** Of the navbar and a footer of one line. */
  edges: '150px',
  sidebar: '280px',
  /** Readers can change it. */
  text: `var(--text, ${TEXT_WIDTH}px)`,
  /**
   * Of running text; tables, code and pictures use the full width. `ch` is the width of a zero, a third more than the mean
   * letter: a line has about 78 letters.
   */
  measure: 'var(--measure, 58ch)',
  contents: '220px',
  gutter: '48px',
  page: 'var(--page, 1440px)',
} as const;

/** Width in pixels up to which the menu replaces the sidebars. */
export const MOBILE_BREAKPOINT = 996;

/** Width in pixels up to which the table of contents is collapsed below the title. */
export const CONTENTS_BREAKPOINT = 1279;

/** Media queries, named after what changes. */
export const media = {
  /** One column, and the menu instead of sidebars. */
  mobile: `@media (max-width: ${MOBILE_BREAKPOINT}px)`,
  /** Only the sidebar is next to the text. */
  noContents: `@media (max-width: ${CONTENTS_BREAKPOINT}px)`,
  phone: '@media (max-width: 600px)',
} as const;
