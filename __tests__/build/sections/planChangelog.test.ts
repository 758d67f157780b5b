import { existsSync } from 'node:fs';
import { planChangelog } from '../../../src/build/sections/planChangelog';

const entry = (name: string, unlisted = false) => ({
  id: name,
  path: `/changelog/${name}`,
  title: `Entry of ${name}`,
  unlisted,
  tags: ['SQL'],
});

/** Entries for days 1 to `count` of a month, oldest first. */
const month = (count: number) =>
  Array.from({ length: count }, (_, day) => entry(`2025-10-${String(day + 1).padStart(2, '0')}`));

const lists = (entries: Parameters<typeof planChangelog>[0]) =>
  planChangelog(entries)
    .filter(({ component }) => component.endsWith('ChangelogListPage.tsx'))
    .map(({ path, context }) => ({ path, ...context }));

const contextOf = (entries: Parameters<typeof planChangelog>[0], path: string) =>
  planChangelog(entries).find((plan) => plan.path === path)?.context;

test('the list shows six entries a page, newest first', () => {
  expect(lists(month(8))).toEqual([
    {
      path: '/changelog',
      ids: ['08', '07', '06', '05', '04', '03'].map((day) => `2025-10-${day}`),
      page: 1,
      pageCount: 2,
      areas: [{ area: 'SQL', count: 8 }],
    },
    {
      path: '/changelog/page/2',
      ids: ['2025-10-02', '2025-10-01'],
      page: 2,
      pageCount: 2,
      areas: [{ area: 'SQL', count: 8 }],
    },
  ]);
});

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
])('%d entries fill %d pages', (count, pages) => {
  expect(lists(month(count))).toHaveLength(pages);
});

test('of two entries of one day, the later suffix comes first, whatever the order of the files', () => {
  const names = ['2025-10-29', '2025-10-29-2', '2025-10-29-3', '2025-10-30'];
  const newest = [...names].reverse();

  expect(lists(names.map((name) => entry(name)))).toMatchObject([{ ids: newest }]);
  expect(lists(newest.map((name) => entry(name)))).toMatchObject([{ ids: newest }]);
});

test('an entry links to the next newer and older entries', () => {
  expect(contextOf(month(3), '/changelog/2025-10-02')).toEqual({
    id: '2025-10-02',
    previous: { title: 'Entry of 2025-10-03', path: '/changelog/2025-10-03' },
    next: { title: 'Entry of 2025-10-01', path: '/changelog/2025-10-01' },
  });
  expect(contextOf(month(3), '/changelog/2025-10-03')).toMatchObject({ previous: null });
});

test('an unlisted entry has a page, but is in no list and next to no entry', () => {
  const entries = [...month(2), entry('2025-10-01-hidden', true)];

  expect(contextOf(entries, '/changelog/2025-10-01-hidden')).toEqual({
    id: '2025-10-01-hidden',
    previous: null,
    next: null,
  });
  expect(lists(entries)).toMatchObject([{ ids: ['2025-10-02', '2025-10-01'] }]);
  expect(contextOf(entries, '/changelog/2025-10-02')).toMatchObject({
    next: { path: '/changelog/2025-10-01' },
  });
});

test('each area of a listed entry has a page that links to the other areas', () => {
  const entries = [
    { ...entry('2025-10-01'), tags: ['semantic models', 'SQL'] },
    { ...entry('2025-10-02'), tags: ['SQL'] },
    { ...entry('2025-10-03', true), tags: ['AI'] },
  ];
  const areas = [
    { area: 'SQL', count: 2 },
    { area: 'semantic models', count: 1 },
  ];

  const plans = planChangelog(entries).filter(({ path }) => path.startsWith('/changelog/tags/'));
  expect(plans.map(({ path, context }) => ({ path, ...context }))).toEqual([
    { path: '/changelog/tags/sql', area: 'SQL', areas },
    { path: '/changelog/tags/semantic-models', area: 'semantic models', areas },
  ]);
  expect(contextOf(entries, '/changelog/archive')).toEqual({ areas });
});

test('there is an archive, and every template exists', () => {
  const plans = planChangelog(month(2));

  expect(plans.map(({ path }) => path)).toContain('/changelog/archive');
  expect(plans.filter(({ component }) => !existsSync(component))).toEqual([]);
});
