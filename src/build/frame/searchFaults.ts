import { refusedParameters } from '../../model/search/refusedParameters';
import type { SearchConfig } from '../../model/config/siteConfig';
import { spelled } from './configSource';
import type { Resolution } from './resolution';

/** Reports search parameters that the embedded search rejects, if no hosted search is configured that accepts them. */
export function reportSearchFaults(
  { appId, searchParameters = {} }: SearchConfig,
  report: Resolution['report'],
): void {
  if (appId) return;
  for (const name of refusedParameters(searchParameters)) {
    const path = ['search', 'searchParameters', name];
    report(
      path,
      `The embedded search does not support "${spelled(path)}", and every search would fail. Remove it, use facetFilters, or set up the hosted search.`,
    );
  }
}
