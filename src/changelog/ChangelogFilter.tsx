import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet';
import { siteFrame } from '../data/siteFrame';
import { pageTitle } from '../model/pageTitle';
import type { AreaCount } from './AreaLinks';
import type { Filter } from './filter';
import { FilterFields } from './FilterFields';
import { FilterResults } from './FilterResults';
import { useFilter } from './useFilter';

interface ChangelogFilterProps {
  areas: readonly AreaCount[];
  /** Hears whether results stand in place of the list. */
  onFiltered: (isFiltered: boolean) => void;
}

/** Narrows the whole changelog to an area and a kind, which stand in the address. */
export function ChangelogFilter({ areas, onFiltered }: ChangelogFilterProps) {
  const { filter, choose } = useFilter();
  const isFiltered = filter.area !== undefined || filter.kind !== undefined;

  // Before anything is painted, so that list and results are never seen together.
  useLayoutEffect(() => onFiltered(isFiltered), [isFiltered, onFiltered]);

  return (
    <>
      {isFiltered && (
        <Helmet>
          <title>{pageTitle(titleOf(filter), 'Changelog', siteFrame.title)}</title>
        </Helmet>
      )}
      <FilterFields areas={areas} filter={filter} onChoose={choose} />
      <FilterResults filter={isFiltered ? filter : undefined} />
    </>
  );
}

/** @example titleOf({ kind: 'Fixed', area: 'SQL' }) // => 'Fixed in SQL' */
function titleOf({ kind, area }: Filter): string {
  return area ? `${kind ?? 'What changed'} in ${area}` : (kind ?? '');
}
