import { readFileSync } from 'node:fs';
import redocChanges from '../../../src/build/bundles/redocChanges.mjs';

const redoc = readFileSync('node_modules/redoc/bundles/redoc.browser.lib.js', 'utf8');

test('Redoc paints nothing white or black that its theme does not know of', () => {
  const painted = redocChanges(redoc);
  const left = painted.match(
    /^ *(?:color|background|background-color): (?:white|black|#fff(?:fff)?|#000(?:000)?);/gm,
  );

  expect(left).toBeNull();
  expect(painted).toContain('color: var(--color-paper);\\n      background-color: ${');
});

test('no heading of Redoc leaves out a level', () => {
  expect(redoc).toMatch(/\.h5`|"h5"/);
  expect(redocChanges(redoc)).not.toMatch(/\.h5`|"h5"/);
});

test('the choice between examples is the one that waits until it is in sight', () => {
  expect(redoc.split('"select"')).toHaveLength(2);
  expect(redocChanges(redoc)).not.toContain('"select"');
});

test('another Redoc is an error that says where to look', () => {
  expect(() => redocChanges('color: red;')).toThrow(
    /^This version of Redoc has no .*Look up what it has there now, and correct src\/build\/bundles\/redocChanges\.mjs\.$/,
  );
});
