import { refusedParameters } from '../../model/refusedParameters';
import type { SearchConfig } from '../../model/siteConfig';
import { spelled } from './configSource';
import type { Resolution } from './resolution';

/** Tells the parameters that every search of a reader would fail of, where no hosted search is named that takes them. */
export function tellSearchFaults(
  { appId, searchParameters = {} }: SearchConfig,
  tell: Resolution['tell'],
): void {
  if (appId) return;
  for (const name of refusedParameters(searchParameters)) {
    const path = ['search', 'searchParameters', name];
    tell(
      path,
      `The embedded search does not support "${spelled(path)}", and every search would fail. Take it away, use facetFilters, or set up the hosted search.`,
    );
  }
}
