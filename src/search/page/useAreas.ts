import { useEffect, useMemo } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { changeAddress, useAddressSearch } from '../../data/addressSearch';
import type { SearchParams } from '../engine/contract';
import { tagsIn, withTags } from './areaAddress';
import { isChosen, siteParts, type SitePart } from './siteParts';
import type { WatchedResponse } from './watchedClient';

/** The attribute of records that tells their area. */
export const TAG = 'docusaurus_tag';
const MANY = 20;

/** The areas with the number of their results, and the one that is chosen. */
export interface Areas {
  readonly areas: readonly SitePart[];
  readonly chosen?: SitePart;
  /** The one that the results were narrowed to; it follows the choice when they come. */
  readonly answered?: SitePart;
  /** Results in all areas. */
  readonly total: number;
  choose(area: SitePart): void;
  /** Goes back to all areas. */
  clear(): void;
}

/**
 * Lets readers narrow the results to one area of the site. It stands in the address, so that Back from a result finds the
 * same area.
 */
export function useAreas(): Areas {
  const { items } = useRefinementList({ attribute: TAG, limit: MANY });
  const { results } = useInstantSearch();
  const search = useAddressSearch();
  // Not from the items: they come with the results, and a choice should be seen at once.
  const chosenTags = useMemo(() => tagsIn(search), [search]);
  useNarrowing(chosenTags);
  const { asked }: typeof results & Pick<WatchedResponse, 'asked'> = results;
  const areas = siteParts(items, chosenTags);
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

/** Tells InstantSearch of the area of the page. */
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
