import { readdirSync, rmSync } from 'node:fs';
import { kept } from '../../src/build/kept';
import { inTemporaryProject } from './support/project';

inTemporaryProject();

beforeEach(() => rmSync('.cache', { recursive: true, force: true }));

test('a text is made once for each version', () => {
  const made: string[] = [];
  const text = (key: string, from: string) =>
    kept(key, from, () => {
      made.push(`${key} ${from}`);
      return `text of ${key} ${from}`;
    });

  expect(text('a', '1')).toBe('text of a 1');
  expect(text('a', '1')).toBe('text of a 1');
  expect(text('b', '1')).toBe('text of b 1');
  expect(text('a', '2')).toBe('text of a 2');
  expect(made).toEqual(['a 1', 'b 1', 'a 2']);
});

test('an empty text is kept as well', () => {
  kept('empty', '1', () => '');

  expect(kept('empty', '1', () => 'made anew')).toBe('');
});

test('one file for each text, and none half written', () => {
  kept('a', '1', () => 'first');
  kept('a', '2', () => 'second');
  kept('b', '1', () => 'other');

  expect(readdirSync('.cache/kept')).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});
