import { readFileSync } from 'node:fs';
import helmetChanges from '../../../src/build/bundles/helmetChanges.mjs';

const helmet = readFileSync('node_modules/react-helmet/es/Helmet.js', 'utf8');

test('nothing in the browser uses the code that renders heads to text', () => {
  const uses = (source: string) => source.match(/\bmapStateOnServer\b(?! =|\(_ref)/g)?.length ?? 0;

  expect(uses(helmet)).toBe(2);
  expect(uses(helmetChanges(helmet))).toBe(0);
});

test('an unexpected version of react-helmet throws an error that says where to look', () => {
  expect(() => helmetChanges('export {};')).toThrow(
    /^This version of react-helmet does not contain .*Find out what it contains instead, and update src\/build\/bundles\/helmetChanges\.mjs\.$/,
  );
});
