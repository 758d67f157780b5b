import { useLayoutEffect, useMemo } from 'react';
import { Helmet } from 'react-helmet';
import { changeAddress, useAddressSearch } from '../data/addressSearch';
import { siteFrame } from '../data/siteFrame';
import { pageTitle } from '../model/pageTitle';
import type { AreaCount } from './AreaLinks';
import { filterIn, withFilter, type Filter } from './filter';
import { FilterFields } from './FilterFields';
import { FilterResults } from './FilterResults';

interface ChangelogFilterProps {
  areas: readonly AreaCount[];
  /** Called when results replace the list, and when the list is back. */
  onFiltered: (isFiltered: boolean) => void;
}

/** Filters the whole changelog by area and kind, both kept in the address, so that Back restores the previous filter. */
export function ChangelogFilter({ areas, onFiltered }: ChangelogFilterProps) {
  const search = useAddressSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const isFiltered = filter.area !== undefined || filter.kind !== undefined;

  // Before anything is painted, so that list and results are never visible together.
  useLayoutEffect(() => onFiltered(isFiltered), [isFiltered, onFiltered]);

  return (
    <>
      {isFiltered && (
        <Helmet>
          <title>{pageTitle(titleOf(filter), 'Changelog', siteFrame.title)}</title>
        </Helmet>
      )}
      <FilterFields areas={areas} filter={filter} onChoose={choose} />
      <FilterResults filter={isFiltered ? filter : undefined} onChoose={choose} />
    </>
  );
}

function choose(filter: Filter, replaces: boolean): void {
  changeAddress(withFilter(window.location.href, filter), replaces ? 'replace' : 'push');
}

/** @example titleOf({ kind: 'Fixed', area: 'SQL' }) // => 'Fixed in SQL' */
function titleOf({ kind, area }: Filter): string {
  return area ? `${kind ?? 'What changed'} in ${area}` : (kind ?? '');
}
