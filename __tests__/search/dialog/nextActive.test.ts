import { nextActive } from '../../../src/search/dialog/nextActive';

test.each([
  ['ArrowDown', undefined, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', undefined, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', undefined, null],
  ['End', undefined, null],
  ['ArrowLeft', 1, null],
  ['a', 1, null],
])('among three options, %s moves from %s to %s', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next);
});

test('without options no key does anything', () => {
  expect(nextActive('ArrowDown', undefined, 0)).toBeNull();
});
