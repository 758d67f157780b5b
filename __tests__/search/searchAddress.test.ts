import { searchAddress } from '../../src/search/searchAddress';

test('a query keeps all of its signs in the address of its results', () => {
  expect(searchAddress('time zones & more')).toBe('/search?q=time+zones+%26+more');
});
