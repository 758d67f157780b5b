import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cachedText, dropOutdatedTexts, textsFolder } from '../../src/build/cachedText';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

beforeEach(() => rmSync('.cache', { recursive: true, force: true }));

test('a text is made once per version of its input', () => {
  const made: string[] = [];
  const text = (key: string, from: string) =>
    cachedText(key, from, () => {
      made.push(`${key} ${from}`);
      return `text of ${key} ${from}`;
    });

  expect(text('a', '1')).toBe('text of a 1');
  expect(text('a', '1')).toBe('text of a 1');
  expect(text('b', '1')).toBe('text of b 1');
  expect(text('a', '2')).toBe('text of a 2');
  expect(made).toEqual(['a 1', 'b 1', 'a 2']);
});

test('an empty text is cached as well', () => {
  cachedText('empty', '1', () => '');

  expect(cachedText('empty', '1', () => 'made anew')).toBe('');
});

test('each text has one file, and no partial files are left', () => {
  cachedText('a', '1', () => 'first');
  cachedText('a', '2', () => 'second');
  cachedText('b', '1', () => 'other');

  expect(readdirSync(textsFolder())).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('texts made by other build code are neither used nor kept', async () => {
  cachedText('a', '1', () => 'of this code');
  write('src/build/content/a.ts', 'other code');
  jest.resetModules();
  const other = await import('../../src/build/cachedText');
  expect(other.cachedText('a', '1', () => 'of other code')).toBe('of other code');
  expect(cachedText('a', '1', () => 'made anew')).toBe('of this code');

  dropOutdatedTexts();
  expect(existsSync(textsFolder())).toBe(true);
  expect(existsSync(other.textsFolder())).toBe(false);
});

test('dropping outdated texts does not fail when nothing has been cached', () => {
  expect(() => dropOutdatedTexts()).not.toThrow();
});
