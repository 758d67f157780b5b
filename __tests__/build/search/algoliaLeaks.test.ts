import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliaLeaks } from '../../../src/build/search/algoliaLeaks';

const folder = mkdtempSync(join(tmpdir(), 'learn-leaks-'));

beforeAll(() => {
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  writeFileSync(join(folder, 'b.js'), 'const a = "SECRET";');
  writeFileSync(join(folder, 'deep/er/a.json'), '{"key":"SECRET"}');
  writeFileSync(join(folder, 'deep/c.png'), Buffer.from([0, 255, ...Buffer.from('SECRET'), 0]));
  writeFileSync(join(folder, 'deep/d.html'), 'secret');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every file with the key is listed, at any depth and whatever else it contains', () => {
  expect(algoliaLeaks('SECRET', folder)).toEqual(
    ['b.js', 'deep/c.png', 'deep/er/a.json'].map((file) => join(folder, file)),
  );
});

test.each([
  ['a key that no file contains', 'OTHER', folder],
  ['a folder that is not there', 'SECRET', join(folder, 'none')],
])('%s finds no file', (_what, key, where) => {
  expect(algoliaLeaks(key, where)).toEqual([]);
});
