import { refusedParameters } from '../../src/model/refusedParameters';

test('what would change the result, and is not known here, is refused', () => {
  expect(refusedParameters({ hitsPerPage: 5, offset: 10, filters: 'language:en' })).toEqual([
    'filters',
    'offset',
  ]);
});

test('what asks for nothing is not', () => {
  const nothing = { filters: '', numericFilters: [], offset: undefined, length: null };

  expect(refusedParameters({ ...nothing, aroundLatLngViaIP: false })).toEqual([]);
});
