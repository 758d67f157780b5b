import { readFileSync } from 'node:fs';
import redocColors from '../../src/build/redocColors.mjs';

const redoc = readFileSync('node_modules/redoc/bundles/redoc.browser.lib.js', 'utf8');

test('Redoc paints nothing white or black that its theme does not know of', () => {
  const painted = redocColors(redoc);
  const left = painted.match(
    /^ *(?:color|background|background-color): (?:white|black|#fff(?:fff)?|#000(?:000)?);/gm,
  );

  expect(left).toBeNull();
  expect(painted).toContain('color: var(--color-paper);\\n      background-color: ${');
});

test('another Redoc is an error that says where to look', () => {
  expect(() => redocColors('color: red;')).toThrow(
    /^This version of Redoc has no .*Look up what it paints there now, and correct src\/build\/redocColors\.mjs\.$/,
  );
});
