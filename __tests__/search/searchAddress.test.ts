import { searchAddress } from '../../src/search/searchAddress';

test('every character of a query survives in the address of its results', () => {
  expect(searchAddress('time zones & more')).toBe('/search?q=time+zones+%26+more');
});
