import { siteFrame } from '../../data/siteFrame';

/** What the search shortcut does where no feature has taken it over. */
export function toSearchPage(place: Pick<Location, 'assign'> = window.location): void {
  place.assign(__PATH_PREFIX__ + siteFrame.search.searchPagePath);
}
