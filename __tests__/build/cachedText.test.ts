import { readdirSync, rmSync } from 'node:fs';
import { cachedText } from '../../src/build/cachedText';
import { inTemporaryProject } from './support/project';

inTemporaryProject();

beforeEach(() => rmSync('.cache', { recursive: true, force: true }));

test('a text is made once for each version', () => {
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

test('one file for each text, and none half written', () => {
  cachedText('a', '1', () => 'first');
  cachedText('a', '2', () => 'second');
  cachedText('b', '1', () => 'other');

  expect(readdirSync('.cache/texts')).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});
