import { pageRecords, type StoredShelf } from '../../../src/model/search/searchStore';
import { createEngine } from '../../../src/search/engine/engine';
import { page } from './pages';

const SHARING: StoredShelf = ['en', 'docs-default-current', 10, 'Docs', 'Docs', 'Share insights'];
const runs = pageRecords(
  [
    0,
    '/runs',
    'Scheduled runs',
    [],
    [1, '', '', 'On a cadence.'],
    [2, 'Cadence', 'cadence', 'Daily or weekly.'],
    [3, 'Exceptions', 'exceptions', 'Not on holidays.'],
  ],
  SHARING,
);
const found = (query: string, others: ReturnType<typeof page> = []) =>
  createEngine([...runs, ...others]).search(query).found;
const urls = (query: string, others: ReturnType<typeof page> = []) =>
  found(query, others).map(({ record }) => record.url);
/** The sections with all words of a query. */
const whole = (query: string) =>
  found(query)
    .filter((one) => one.whole)
    .map(({ record }) => record.url);

test('a section is found by its own words together with those of a heading above it', () => {
  expect(whole('cadence holidays')).toEqual(['/runs#exceptions']);
});

test('a section is found by its own words together with the title of its page', () => {
  expect(whole('scheduled holidays')).toEqual(['/runs#exceptions']);
});

test('a page is found by its own words together with the names of the folders above it', () => {
  expect(urls('insights cadence', page('/other', 'Cadence'))[0]).toMatch('/runs');
  expect(whole('insights holidays')).toEqual(['/runs#exceptions']);
});

test('the section that a heading belongs to comes before those below it', () => {
  expect(urls('cadence').slice(0, 2)).not.toContain('/runs#exceptions');
  expect(urls('cadence')).toContain('/runs#exceptions');
});

test('a page whose text has a word comes before one whose folder has it', () => {
  const own = page('/own', 'Charts', 'Insights at a glance.');

  expect(urls('insights', own)[0]).toBe('/own');
});
