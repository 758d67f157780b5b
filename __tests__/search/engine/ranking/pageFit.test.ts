import { createEngine } from '../../../../src/search/engine/engine';
import { page } from '../pages';

const found = (records: ReturnType<typeof page>, query: string) =>
  createEngine(records)
    .search(query)
    .found.map(({ record }) => record.url_without_anchor);

test('of two identical sections, the one whose page also contains the other words comes first', () => {
  const same = { Limits: 'At most ten rows.' };
  const records = [
    ...page('/other', 'Files', 'About files.', same),
    ...page('/charts', 'Charts', 'Rows become columns.', same),
  ];

  expect(found(records, 'chart limits rows')[0]).toBe('/charts');
});

test('a known word among others is not treated as a typo', () => {
  const records = [
    ...page('/find', 'Search', 'Find it.'),
    ...page('/bind', 'Books', 'Bind the authors.'),
  ];

  expect(found(records, 'find authors')).toEqual(['/find', '/bind']);
});

test('a page whose sections together contain all words ranks before one that contains a few', () => {
  const records = [
    ...page('/few', 'Exports', 'Send a report by mail.'),
    ...page('/all', 'Deliveries', 'Send it every morning.', { Formats: 'A report as a picture.' }),
  ];

  expect(found(records, 'report picture morning')[0]).toBe('/all');
});
