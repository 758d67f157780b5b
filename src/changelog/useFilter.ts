import { useMemo } from 'react';
import { changeAddress, useAddressSearch } from '../data/addressSearch';
import { filterIn, withFilter, type Filter } from './filter';

/**
 * The filter in the address and a function to change it: the address follows immediately, and Back restores the
 * previous filter.
 */
export function useFilter(): { readonly filter: Filter; choose(filter: Filter): void } {
  const search = useAddressSearch();
  return { filter: useMemo(() => filterIn(search), [search]), choose };
}

function choose(filter: Filter): void {
  changeAddress(withFilter(window.location.href, filter), 'push');
}
