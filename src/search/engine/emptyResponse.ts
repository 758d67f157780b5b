import type { SearchParams, SearchResponse } from './contract';

/** The default number of hits per page. */
export const HITS_PER_PAGE = 20;

/** The response to a request without a query: no hits. */
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
