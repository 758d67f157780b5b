import { readFileSync } from 'node:fs';
import helmetChanges from '../../../src/build/bundles/helmetChanges.mjs';

const helmet = readFileSync('node_modules/react-helmet/es/Helmet.js', 'utf8');

test('nothing in the browser asks for what writes heads as text', () => {
  const uses = (source: string) => source.match(/\bmapStateOnServer\b(?! =|\(_ref)/g)?.length ?? 0;

  expect(uses(helmet)).toBe(2);
  expect(uses(helmetChanges(helmet))).toBe(0);
});

test('another react-helmet is an error that says where to look', () => {
  expect(() => helmetChanges('export {};')).toThrow(
    /^This version of react-helmet has no .*Look up what it has there now, and correct src\/build\/bundles\/helmetChanges\.mjs\.$/,
  );
});
