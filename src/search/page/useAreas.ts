import { useEffect, useMemo } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { changeAddress, useAddressSearch } from '../../data/addressSearch';
import type { SearchParams } from '../engine/contract';
import { tagsIn, withTags } from './areaAddress';
import { isChosen, siteAreas, type SiteArea } from './siteAreas';
import type { WatchedResponse } from './watchedClient';

/** The record attribute that holds the area. */
export const TAG = 'docusaurus_tag';
const MANY = 20;

/** The areas with their result counts, and the chosen one. */
export interface Areas {
  readonly areas: readonly SiteArea[];
  readonly chosen?: SiteArea;
  /** The area that the results were narrowed to; it follows the choice once they arrive. */
  readonly answered?: SiteArea;
  /** The number of results in all areas. */
  readonly total: number;
  choose(area: SiteArea): void;
  /** Goes back to all areas. */
  clear(): void;
}

/**
 * Lets readers narrow the results to one area of the site. The choice is kept in the address, so that Back from a result
 * restores it.
 */
export function useAreas(): Areas {
  const { items } = useRefinementList({ attribute: TAG, limit: MANY });
  const { results } = useInstantSearch();
  const search = useAddressSearch();
  // Not from the items, which arrive with the results: a choice should show immediately.
  const chosenTags = useMemo(() => tagsIn(search), [search]);
  useNarrowing(chosenTags);
  const { asked }: typeof results & Pick<WatchedResponse, 'asked'> = results;
  const areas = siteAreas(items, chosenTags);
  return {
    areas,
    chosen: areas.find((area) => isChosen(area, chosenTags)),
    answered: areas.find((area) => isChosen(area, askedTags(asked))),
    total: areas.reduce((sum, { count }) => sum + count, 0),
    choose: ({ tags }) => narrowTo(tags),
    clear: () => narrowTo([]),
  };
}

function narrowTo(tags: readonly string[]): void {
  changeAddress(withTags(window.location.href, tags), 'replace');
}

/** Passes the page's area to InstantSearch. */
function useNarrowing(tags: readonly string[]): void {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const narrowed = indexUiState.refinementList?.[TAG] ?? [];
  const isKnown = narrowed.join() === tags.join();
  useEffect(() => {
    if (isKnown) return;
    setIndexUiState(({ refinementList, page: _, ...state }) => ({
      ...state,
      refinementList: { ...refinementList, [TAG]: [...tags] },
    }));
  }, [isKnown, tags, setIndexUiState]);
}

function askedTags({ facetFilters = [] }: SearchParams = {}): string[] {
  return [facetFilters].flat(2).map((filter) => filter.replace(`${TAG}:`, ''));
}
