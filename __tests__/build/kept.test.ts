import { kept } from '../../src/build/kept';
import { memoryCache } from './support/memoryCache';

test('a text is made once for each version', async () => {
  const cache = memoryCache();
  const made: string[] = [];
  const text = (key: string, digest: string) =>
    kept(cache, { key, digest }, () => {
      made.push(`${key} ${digest}`);
      return `text of ${key} ${digest}`;
    });

  expect(await text('a', '1')).toBe('text of a 1');
  expect(await text('a', '1')).toBe('text of a 1');
  expect(await text('b', '1')).toBe('text of b 1');
  expect(await text('a', '2')).toBe('text of a 2');
  expect(made).toEqual(['a 1', 'b 1', 'a 2']);
});

test('an empty text is kept as well', async () => {
  const cache = memoryCache();
  await kept(cache, { key: 'a', digest: '1' }, () => '');

  expect(await kept(cache, { key: 'a', digest: '1' }, () => 'made anew')).toBe('');
});
