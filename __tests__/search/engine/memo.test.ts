import { memo } from '../../../src/search/engine/memo';

test('a result is cached until the limit is reached', () => {
  const read = jest.fn((text: string) => text.length);
  const length = memo(read, 2);

  expect([length('ab'), length('ab'), length('c')]).toEqual([2, 2, 1]);
  expect(read).toHaveBeenCalledTimes(2);
  expect([length('def'), length('ab')]).toEqual([3, 2]);
  expect(read).toHaveBeenCalledTimes(4);
});
