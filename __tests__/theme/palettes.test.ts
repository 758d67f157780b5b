import { CALLOUT_TYPES } from '../../src/model/content/vocabulary';
import { contrastLine, paletteCss, palettes, type ColorName } from '../../src/theme/palettes';
import { cssName } from '../../src/theme/cssName';
import { distance, lab, seenWith, type Sight } from './support/colorVision';
import { contrast } from './support/contrast';

type Mode = keyof typeof palettes;

const modes: Mode[] = ['light', 'dark'];
const grounds: ColorName[] = ['paper', 'raised', 'sunken'];
const tones: readonly ColorName[] = CALLOUT_TYPES;
const names = Object.keys(palettes.light) as ColorName[];

/** Every pair of a text colour and a background, in both modes. */
const pairs = (texts: readonly ColorName[], on: readonly ColorName[]) =>
  modes.flatMap((mode) =>
    texts.flatMap((text) => on.map((ground) => [mode, text, ground] as const)),
  );

test('contrast is computed as WCAG 2 defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test.each(pairs(['ink'], grounds))('%s: %s on %s has at least 7:1', (mode, text, ground) => {
  expect(contrast(palettes[mode][text], palettes[mode][ground])).toBeGreaterThanOrEqual(7);
});

test.each([
  ...pairs(['inkSoft', 'inkFaint'], grounds),
  ...pairs(['accent'], ['paper', 'accentSoft']),
  ...pairs(['onAccent'], ['accent']),
  // The dark footer in light mode.
  ['light', 'lineStrong', 'ink'] as const,
  ...pairs(tones, ['paper']),
  ...tones.flatMap((tone) => pairs([tone], [`${tone}Soft` as ColorName])),
  ...pairs(
    names.filter((name) => name.startsWith('code')),
    ['sunken'],
  ),
])('%s: %s on %s has at least 4.5:1', (mode, text, ground) => {
  expect(contrast(palettes[mode][text], palettes[mode][ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(
  pairs(
    names.filter((name) => name.startsWith('data')),
    ['paper'],
  ),
)('%s: %s on %s has at least 3:1', (mode, mark, ground) => {
  expect(contrast(palettes[mode][mark], palettes[mode][ground])).toBeGreaterThanOrEqual(3);
});

test.each(modes)('%s: with more contrast, lines are visible, and so is text on them', (mode) => {
  const line = contrastLine[mode];
  expect(paletteCss.split('prefers-contrast: more')[1]).toContain(`--color-line: ${line};`);
  for (const ground of grounds)
    expect(contrast(line, palettes[mode][ground])).toBeGreaterThanOrEqual(3);
  expect(contrast(palettes[mode].ink, line)).toBeGreaterThanOrEqual(4.5);
});

test('with more contrast, muted text and outlines are as plain as the text', () => {
  for (const name of ['ink-soft', 'ink-faint', 'line-strong'])
    expect(paletteCss).toContain(`--color-${name}: var(--color-ink);`);
});

test.each(modes)('%s: a shade is darker than the backgrounds below it', (mode) => {
  const { shade, paper } = palettes[mode];
  expect(contrast(shade, '#ffffff')).toBeGreaterThan(contrast(paper, '#ffffff'));
});

test.each(names)('the CSS gives %s its value in each mode', (name) => {
  const [light, dark] = paletteCss.split("[data-theme='dark']");

  expect(light).toContain(`${cssName(name)}:${palettes.light[name]};`);
  expect(dark).toContain(`${cssName(name)}:${palettes.dark[name]};`);
});

test('each mode sets its own color-scheme', () => {
  expect(paletteCss).toMatch(/:root \{ color-scheme: light;/);
  expect(paletteCss).toMatch(/:root\[data-theme='dark'\] \{ color-scheme: dark;/);
});

const sights: Sight[] = ['all cones', 'protanopia', 'deuteranopia', 'tritanopia'];

/** The colours of chart marks. */
const marks = (mode: Mode) =>
  names.filter((name) => name.startsWith('data')).map((name) => palettes[mode][name]);

test.each(modes.flatMap((mode) => sights.map((sight) => [mode, sight] as const)))(
  '%s: with %s, any two chart colours are distinguishable',
  (mode, sight) => {
    const seen = marks(mode).map((mark) => seenWith(sight, mark));
    const distances = seen.flatMap((a, index) => seen.slice(index + 1).map((b) => distance(a, b)));

    expect(distances).toHaveLength(28);
    // 2.3 is just noticeable; side by side on a page, it takes several times that.
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(12);
  },
);

test.each(modes)('%s: no chart colour is much lighter than the others', (mode) => {
  const lightness = marks(mode).map((mark) => lab(mark)[0]);

  expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThanOrEqual(10);
});
