import { useLayoutEffect } from 'react';
import type { AreaCount } from './AreaLinks';
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
      <FilterFields areas={areas} filter={filter} onChoose={choose} />
      <FilterResults filter={isFiltered ? filter : undefined} />
    </>
  );
}
