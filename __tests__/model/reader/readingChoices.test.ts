import {
  readingChoices,
  readingNames,
  withReading,
} from '../../../src/model/reader/readingChoices';

test('no two choices share a name, and each has a default', () => {
  expect(new Set(readingNames).size).toBe(readingNames.length);
  for (const { options } of readingChoices) expect(options).toHaveProperty(['']);
});

test('a choice replaces an earlier one of its kind', () => {
  const [size, spacing] = readingChoices as [
    (typeof readingChoices)[number],
    (typeof readingChoices)[number],
  ];
  expect(withReading(['large', 'loose'], size, 'small')).toEqual(['loose', 'small']);
  expect(withReading(['large', 'loose'], spacing, '')).toEqual(['large']);
});
