import { readdirSync } from 'node:fs';
import { readCachedJson, writeCachedJson } from '../../src/build/cachedJson';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

test('a value is read as it was written, and no partial files are left', () => {
  writeCachedJson('.cache/some/list.json', ['/a', '/b']);

  expect(readCachedJson('.cache/some/list.json')).toEqual(['/a', '/b']);
  expect(readdirSync('.cache/some')).toEqual(['list.json']);
});

test.each([
  ['was never written', undefined],
  ['is empty, as a full disk leaves it', ''],
  ['was cut off', '["/a'],
])('a file that %s has no value', (_, text) => {
  const file = '.cache/other.json';
  if (text !== undefined) write(file, text);

  expect(readCachedJson(file)).toBeUndefined();
});
