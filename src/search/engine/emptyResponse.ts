import type { SearchParams, SearchResponse } from './contract';

/** Hits on a page when a request does not say. */
export const HITS_PER_PAGE = 20;

/** The answer to a request without a query: nothing. */
export function emptyResponse(index: string, params: SearchParams = {}): SearchResponse {
  return {
    index,
    query: params.query ?? '',
    params: '',
    hits: [],
    nbHits: 0,
    page: params.page ?? 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage ?? HITS_PER_PAGE,
    facets: {},
    exhaustive: { nbHits: true, facetsCount: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: 0,
  };
}
