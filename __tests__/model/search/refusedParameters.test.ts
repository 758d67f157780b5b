import { refusedParameters } from '../../../src/model/search/refusedParameters';

test('unsupported parameters that would change the results are refused', () => {
  expect(refusedParameters({ hitsPerPage: 5, offset: 10, filters: 'language:en' })).toEqual([
    'filters',
    'offset',
  ]);
});

test('empty parameters are not refused', () => {
  const nothing = { filters: '', numericFilters: [], offset: undefined, length: null };

  expect(refusedParameters({ ...nothing, aroundLatLngViaIP: false })).toEqual([]);
});
