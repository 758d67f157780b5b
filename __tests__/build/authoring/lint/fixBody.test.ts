import { apart } from '../../../../src/build/authoring/lint/fixBody';

test.each([
  [
    'one within another',
    [
      [2, 6],
      [3, 5],
      [6, 7],
    ],
    [
      [2, 6],
      [6, 7],
    ],
  ],
  [
    'one that reaches into another',
    [
      [2, 6],
      [4, 8],
      [7, 9],
    ],
    [
      [2, 6],
      [7, 9],
    ],
  ],
  [
    'none of those that only touch',
    [
      [2, 2],
      [2, 6],
      [6, 6],
      [6, 8],
    ],
    [
      [2, 2],
      [2, 6],
      [6, 6],
      [6, 8],
    ],
  ],
])('of fixes that overlap the later one waits for the next run: %s', (_, places, applied) => {
  const fixes = places.map(([start = 0, end = 0]) => ({
    line: 1,
    fault: '',
    done: '',
    start,
    end,
    text: '',
  }));

  expect(apart(fixes).map(({ start, end }) => [start, end])).toEqual(applied);
});
