import { withoutOverlaps } from '../../../../src/build/authoring/lint/fixBody';

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
    'one that extends beyond another',
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
    'adjacent ones, which do not overlap',
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
])('the later of two overlapping fixes waits for the next run: %s', (_, places, applied) => {
  const fixes = places.map(([start = 0, end = 0]) => ({
    line: 1,
    fault: '',
    done: '',
    start,
    end,
    text: '',
  }));

  expect(withoutOverlaps(fixes).map(({ start, end }) => [start, end])).toEqual(applied);
});
