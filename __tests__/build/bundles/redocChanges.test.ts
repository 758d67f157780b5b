import { readFileSync } from 'node:fs';
import redocChanges from '../../../src/build/bundles/redocChanges.mjs';

const redoc = readFileSync('node_modules/redoc/bundles/redoc.browser.lib.js', 'utf8');

test('Redoc has no hard-coded white or black outside its theme', () => {
  const painted = redocChanges(redoc);
  const left = painted.match(
    /^ *(?:color|background|background-color): (?:white|black|#fff(?:fff)?|#000(?:000)?);/gm,
  );

  expect(left).toBeNull();
  expect(painted).toContain('color: var(--color-paper);\\n      background-color: ${');
});

test('the headings of Redoc do not skip a level', () => {
  expect(redoc).toMatch(/\.h5`|"h5"/);
  expect(redocChanges(redoc)).not.toMatch(/\.h5`|"h5"/);
});

test('the select for examples is the one that waits until it is in view', () => {
  expect(redoc.split('"select"')).toHaveLength(2);
  expect(redocChanges(redoc)).not.toContain('"select"');
});

test('an unexpected version of Redoc throws an error that says where to look', () => {
  expect(() => redocChanges('color: red;')).toThrow(
    /^This version of Redoc does not contain .*Find out what it contains instead, and update src\/build\/bundles\/redocChanges\.mjs\.$/,
  );
});
