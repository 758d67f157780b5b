import { skipEmptyQueries } from '../skipEmptyQueries';
import type { SearchBackend, SearchClient } from '../contract';
import { isWordless } from '../words/words';
import { checkRequest } from './checkRequest';

/**
 * A client for InstantSearch. Requests without a query get no hits without asking the backend; unsupported parameters
 * reject with an error that names them.
 */
export function createSearchClient(backend: SearchBackend): SearchClient {
  return {
    async search(requests) {
      requests.forEach(checkRequest);
      return skipEmptyQueries(requests, (asked) => backend.answer(asked), isWordless);
    },
  };
}
