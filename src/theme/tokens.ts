import { cssName } from './cssName';
import type { ColorName } from './palettes';

/**
 * Colours as CSS variables: `color.ink` is `var(--color-ink)`, whichever mode is on. The palettes themselves stay in the
 * head of the page and never reach a script.
 */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_, name) => `var(${cssName(String(name))})`,
});

export const font = {
  sans: 'var(--font-sans)',
  mono: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** The size of letters in fields that fingers work: iPhones zoom in on fields with smaller ones. */
export const UNZOOMED = 'max(16px, 1rem)';

/** Measures of the frame: the height of the navbar, else widths; below `mobile` the sidebars are a menu. */
export const frame = {
  navbar: '60px',
  sidebar: '280px',
  /** Readers can set it. */
  text: 'var(--text, 720px)',
  /** Of running lines in it, in characters; tables, code and pictures have all of its width. */
  measure: 'var(--measure, 68ch)',
  contents: '220px',
  gutter: '48px',
  page: 'var(--page, 1440px)',
} as const;

/** Width in pixels at and below which the menu takes the place of the sidebars. */
export const MOBILE_BREAKPOINT = 996;

/** Width in pixels at and below which the contents fold into a summary under the title. */
export const CONTENTS_BREAKPOINT = 1279;

/** Media queries, by what changes there. */
export const media = {
  /** One column, and the menu instead of sidebars. */
  mobile: `@media (max-width: ${MOBILE_BREAKPOINT}px)`,
  /** Nothing stands beside the text but the sidebar. */
  noContents: `@media (max-width: ${CONTENTS_BREAKPOINT}px)`,
  phone: '@media (max-width: 600px)',
} as const;
