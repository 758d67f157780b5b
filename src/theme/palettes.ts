import { cssName } from './cssName';

/*
 * Tiers. Backgrounds: `paper` for pages, `raised` for cards and menus, `sunken` for code and table headers. Text: `ink` has
 * a contrast of 7:1 on every background, `inkSoft` and `inkFaint` of 4.5:1. `line` separates, and is the ground under the
 * pointer, where text is `ink`; `lineStrong` outlines controls (whose text provides the required 3:1), `inkFaint` fields,
 * which may be empty. `accent` marks interactive elements, with 4.5:1 on paper and on its own `accentSoft`. The tones of
 * callouts have 4.5:1 on paper and on their `…Soft` backgrounds. `data…` colours for charts have 3:1 on paper, are about
 * equally light, and are distinguishable for readers with colour blindness. `shade` is for paper that continues beyond an
 * edge, and darkens it in both modes.
 */
const light = {
  paper: '#ffffff',
  raised: '#ffffff',
  sunken: '#f7f7f9',
  ink: '#15141a',
  inkSoft: '#4a4854',
  inkFaint: '#6b6976',
  line: '#e6e5ea',
  lineStrong: '#cfced6',
  accent: '#5546d6',
  accentSoft: '#efedfd',
  onAccent: '#ffffff',
  note: '#475569',
  noteSoft: '#f3f5f8',
  tip: '#15703a',
  tipSoft: '#eef8f1',
  info: '#1f5fae',
  infoSoft: '#eef5fd',
  caution: '#8a5a00',
  cautionSoft: '#fdf6e7',
  danger: '#b3261e',
  dangerSoft: '#fdf0ef',
  data1: '#7162ff',
  data2: '#1f7077',
  data3: '#ac5f03',
  data4: '#d8388d',
  data5: '#886dbb',
  data6: '#5c7e43',
  data7: '#9e2bc2',
  data8: '#696556',
  codeKeyword: '#6d28b8',
  codeString: '#17693b',
  codeNumber: '#a03a00',
  codeComment: '#6b6976',
  codeFunction: '#1b59a3',
  codeType: '#0b6b74',
  codeVariable: '#a3195b',
  backdrop: 'rgb(21 20 26 / 40%)',
  shade: '#cfced6',
} as const;

export type ColorName = keyof typeof light;

// Typed by the light palette: a colour without a dark counterpart does not compile.
const dark: Record<ColorName, string> = {
  paper: '#111015',
  raised: '#191820',
  sunken: '#0c0b10',
  ink: '#f1f0f5',
  inkSoft: '#b9b7c4',
  inkFaint: '#918f9d',
  line: '#2a2833',
  lineStrong: '#3d3b49',
  accent: '#a89dff',
  accentSoft: '#221f3d',
  onAccent: '#111015',
  note: '#a9b6c9',
  noteSoft: '#181b22',
  tip: '#6fcf97',
  tipSoft: '#11201a',
  info: '#86b7f5',
  infoSoft: '#121c2b',
  caution: '#e3b341',
  cautionSoft: '#231c0d',
  danger: '#ff9a92',
  dangerSoft: '#2a1514',
  data1: '#9d99ff',
  data2: '#57cce3',
  data3: '#f7ad52',
  data4: '#fd7a9c',
  data5: '#83b7f5',
  data6: '#61c876',
  data7: '#d090bf',
  data8: '#c8b9c0',
  codeKeyword: '#c4a7ff',
  codeString: '#8ad6a8',
  codeNumber: '#f3b27a',
  codeComment: '#918f9d',
  codeFunction: '#8fbdf7',
  codeType: '#6fcfd8',
  codeVariable: '#f59ac2',
  backdrop: 'rgb(0 0 0 / 60%)',
  shade: '#000000',
};

const declare = (palette: Record<ColorName, string>): string =>
  Object.entries(palette)
    .map(([name, value]) => `${cssName(name)}:${value};`)
    .join('');

/** Lines for readers who ask for more contrast: 3:1 on paper, and 4.5:1 under the text of what the pointer is on. */
export const contrastLine = { light: '#8f8d99', dark: '#66646f' };

/** For these readers muted text is as plain as the rest, and controls have outlines in the same colour. */
const contrastCss = `
  @media (prefers-contrast: more) {
    :root:root { --color-ink-soft: var(--color-ink); --color-ink-faint: var(--color-ink); --color-line-strong: var(--color-ink); --color-line: ${contrastLine.light}; }
    @media not print { :root:root[data-theme='dark'] { --color-line: ${contrastLine.dark}; } }
  }
`;

/** The palettes as CSS, in the head of every page. Printed pages are light in both modes. */
export const paletteCss = `
  :root { color-scheme: light; ${declare(light)} }
  @media not print { :root[data-theme='dark'] { color-scheme: dark; ${declare(dark)} } }
  ${contrastCss}
`;

/** The palettes themselves, for computations with colours: contrast tests. */
export const palettes = { light, dark };
