import {
  byYear,
  changelogDate,
  changelogListPath,
  dateInWords,
  newestFirst,
} from '../../../src/model/changelog/changelog';

test.each([
  ['2025-10-29', '2025-10-29'],
  ['2024-06-05-2', '2024-06-05'],
  ['2023-05-11-magic-beta', '2023-05-11'],
  ['release-notes', null],
  ['2024-6-5', null],
  ['2024-06-05-', null],
  ['2024-06-05-Magic', null],
  ['2024-06-05 magic', null],
  ['v2-2024-06-05', null],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', null],
  ['2025-02-31-magic-beta', null],
  ['2025-13-45-x', null],
])('the file name %s has the date %s', (fileName, date) => {
  expect(changelogDate(fileName)).toBe(date);
});

test.each([
  [1, '/changelog'],
  [2, '/changelog/page/2'],
  [14, '/changelog/page/14'],
])('page %d of the list is at %s', (page, address) => {
  expect(changelogListPath(page)).toBe(address);
});

const paths = (...days: string[]) => days.map((day) => ({ path: `/changelog/${day}` }));

test.each([
  ['the newest day comes first', ['2025-01-02', '2024-12-31', '2024-06-05']],
  ['of one day, the later suffix comes first', ['2024-06-05-3', '2024-06-05-2', '2024-06-05']],
  ['the tenth entry of a day is newer than the second', ['2024-06-05-10', '2024-06-05-2']],
  ['an entry with a suffix is older than the next day', ['2024-06-06', '2024-06-05-2']],
])('%s', (_rule, days) => {
  const expected = paths(...days);

  expect([...expected].sort(newestFirst)).toEqual(expected);
  expect([...expected].reverse().sort(newestFirst)).toEqual(expected);
});

test('an entry is neither newer nor older than itself', () => {
  const [entry] = paths('2024-06-05');
  expect(newestFirst(entry!, { ...entry! })).toBe(0);
});

test('the archive has the newest year first and keeps the given order within a year', () => {
  const entry = (date: string) => ({ date });

  expect(byYear(['2023-05-11', '2025-10-29', '2023-12-01', '2024-06-05'].map(entry))).toEqual([
    { year: '2025', entries: [entry('2025-10-29')] },
    { year: '2024', entries: [entry('2024-06-05')] },
    { year: '2023', entries: [entry('2023-05-11'), entry('2023-12-01')] },
  ]);
});

test.each([
  ['2025-10-29', 'October 29, 2025'],
  ['2024-01-01', 'January 1, 2024'],
])('%s becomes %s', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
