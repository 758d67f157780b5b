import { algoliaDifferences } from '../../../src/build/search/algoliaDifferences';

const site = { a: '1', b: '2', c: '3' };

test.each([
  [site, []],
  [{ c: '3', b: '2', a: '1' }, []],
  [
    {},
    ['The site has 3 records, the index 0.', '3 records are missing from the index, among them a.'],
  ],
  [
    { a: '1', b: '2' },
    ['The site has 3 records, the index 2.', '1 record is missing from the index: c.'],
  ],
  [
    { ...site, d: '4' },
    ['The site has 3 records, the index 4.', '1 record is in the index but not on the site: d.'],
  ],
  [{ ...site, b: '0' }, ['1 record is out of date in the index: b.']],
  [{ ...site, b: '' }, ['1 record is out of date in the index: b.']],
  [
    { a: '0', b: '0', d: '4' },
    [
      '1 record is missing from the index: c.',
      '1 record is in the index but not on the site: d.',
      '2 records are out of date in the index, among them a.',
    ],
  ],
])('the differences of the index %j are described', (index, sentences) => {
  expect(algoliaDifferences(site, index)).toEqual(sentences);
});

test('a single record is described in the singular', () => {
  expect(algoliaDifferences({ a: '1' }, {})[0]).toBe('The site has 1 record, the index 0.');
});
