import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import type { SearchParams } from '../engine/contract';
import { isChosen, siteParts, type SitePart } from './siteParts';
import type { WatchedResponse } from './watchedClient';

const TAG = 'docusaurus_tag';
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

/** Lets readers narrow the results to one area of the site. */
export function useAreas(): Areas {
  const { items } = useRefinementList({ attribute: TAG, limit: MANY });
  const { indexUiState, setIndexUiState, results } = useInstantSearch();
  // Not from the items: they come with the results, and a choice should be seen at once.
  const chosenTags = indexUiState.refinementList?.[TAG] ?? [];
  const { asked }: typeof results & Pick<WatchedResponse, 'asked'> = results;
  const areas = siteParts(items, chosenTags);

  const narrowTo = (tags: readonly string[]) =>
    setIndexUiState(({ refinementList, page: _, ...state }) => ({
      ...state,
      refinementList: { ...refinementList, [TAG]: [...tags] },
    }));
  return {
    areas,
    chosen: areas.find((area) => isChosen(area, chosenTags)),
    answered: areas.find((area) => isChosen(area, askedTags(asked))),
    total: areas.reduce((sum, { count }) => sum + count, 0),
    choose: ({ tags }) => narrowTo(tags),
    clear: () => narrowTo([]),
  };
}

function askedTags({ facetFilters = [] }: SearchParams = {}): string[] {
  return [facetFilters].flat(2).map((filter) => filter.replace(`${TAG}:`, ''));
}
