import { areaPath } from '../../../src/model/changelog/areaPath';
import { AREAS, areasOf } from '../../../src/model/changelog/areas';

test.each([
  ['SQL', '/changelog/tags/sql'],
  ['semantic models', '/changelog/tags/semantic-models'],
])('the entries of %s are at %s', (area, path) => {
  expect(areaPath(area)).toBe(path);
});

test('no two areas share an address', () => {
  expect(new Set(AREAS.map(areaPath)).size).toBe(AREAS.length);
});

test('areas are in the order of the list with their counts, and areas without entries are left out', () => {
  expect(areasOf([{ tags: ['AI', 'SQL'] }, { tags: ['SQL'] }])).toEqual([
    { area: 'SQL', count: 2 },
    { area: 'AI', count: 1 },
  ]);
});
