import { askedOnly } from './askedOnly';
import { checkRequest, facetValuesError } from './checkRequest';
import type { SearchBackend, SearchClient } from './contract';
import { isWordless } from './words';

/**
 * A client for InstantSearch. Requests without a query are answered here with no hits; what the embedded search does not
 * support rejects with an error that names it.
 */
export function createSearchClient(backend: SearchBackend): SearchClient {
  return {
    async search(requests) {
      requests.forEach(checkRequest);
      return askedOnly(requests, (asked) => backend.answer(asked), isWordless);
    },
    searchForFacetValues: () => Promise.reject(facetValuesError()),
  };
}
