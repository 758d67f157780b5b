import { articles } from '../support/contentPages';

const FIRST_HALF = [
  'getting-started',
  'explore-data',
  'collaborate',
  'organize-content',
  'explore-seat',
];
const SECOND_HALF = [
  'connect-to-data',
  'share-insights',
  'administration',
  'api',
  'trust',
  'legal',
];

test.each([
  ['first', FIRST_HALF],
  ['second', SECOND_HALF],
])('at least 35 pages in the %s half of the docs have a picture', (_half, sections) => {
  const inHalf = articles.filter(({ path }) => sections.includes(path.split('/')[2] ?? ''));
  const pictured = inHalf.filter(({ body }) => body.pictures.length > 0);

  expect(inHalf.length).toBeGreaterThan(70);
  expect(pictured.length).toBeGreaterThanOrEqual(35);
});

test('every page of the docs belongs to a half', () => {
  const others = articles.filter(
    ({ path }) =>
      path.startsWith('/docs/') &&
      ![...FIRST_HALF, ...SECOND_HALF].includes(path.split('/')[2] ?? ''),
  );

  expect(others.map(({ file }) => file)).toEqual([]);
});
