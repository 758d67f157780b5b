/** Colours that Redoc writes out, and ours in their place. A pattern that fits nothing stands for another Redoc. */
const COLORS = [
  // The choice between alternatives; the chosen one first.
  [/color: white;(?=\\n +background-color)/, 'color: var(--color-paper);'],
  [/background-color: white;/, 'background-color: var(--color-raised);'],
  [/^( *color: )(?:white|#fff|#ffffff|#000|black);/gm, '$1var(--color-ink);'],
  [/^( *background(?:-color)?: )(?:white|#fff|#ffffff);/gm, '$1var(--color-raised);'],
  [/^( *color: )#707070;/gm, '$1var(--color-ink-faint);'],
  [/^( *color: )rgba\(38, 50, 56, 0\.7\);/gm, '$1var(--color-ink-soft);'],
  [/^( *color: )#ee807f;/gm, '$1var(--color-danger);'],
  [/^( *color: )#0e7c86;/gm, '$1var(--color-data-2);'],
  [/solid (?:#9fb4be|#ccc|#ddd|rgba\(38, 50, 56, 0\.[135]\));/g, 'solid var(--color-line);'],
  [/solid #fff (?=5px)/g, 'solid var(--color-raised) '],
];

/** A loader of webpack: lets Redoc follow the colour mode where its theme does not reach. */
export default function redocColors(source) {
  return COLORS.reduce((text, [pattern, color]) => {
    const next = text.replace(pattern, color);
    if (next === text) {
      throw new Error(
        `This version of Redoc has no ${String(pattern)}. Look up what it paints there now, and correct src/build/redocColors.mjs.`,
      );
    }
    return next;
  }, source);
}
