import type { SearchRequest, SearchResponse } from '../contract';
import { emptyResponse, HITS_PER_PAGE } from '../emptyResponse';
import type { Found, SearchEngine } from '../engine';
import { facetCounts, facetFilter } from './facets';
import { isFirstAnswer } from './goodHit';
import { passageHit, searchHit } from './hit';

/** The engine's answer to one request, in the hosted service's response format, with passages alongside the hits. */
export function answer(
  engine: SearchEngine,
  { indexName, params = {} }: SearchRequest,
): SearchResponse {
  const started = performance.now();
  const answered = engine.search(params.query ?? '', facetFilter(params.facetFilters));
  const { query, found, missing } = answered;
  const shown = spread(distinct(found, params.distinct ?? true));
  const counted = params.facetingAfterDistinct ? shown : found;
  const { page = 0, hitsPerPage = HITS_PER_PAGE } = params;
  const hits = shown
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((one) => searchHit(one, query, params));
  // Skipped when only counts are requested. Later pages include them too, since the newest answer is what is shown.
  const passages = hitsPerPage > 0 ? engine.passages(answered) : [];
  return {
    ...emptyResponse(indexName, params),
    hits,
    passages: passages.map((passage) => passageHit(passage, query, params)),
    passagesFirst: isFirstAnswer(answered, passages[0]),
    missing,
    nbHits: shown.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(shown.length / hitsPerPage) : 0,
    facets: facetCounts(
      counted.map(({ record }) => record),
      params,
    ),
    processingTimeMS: Math.round(performance.now() - started),
  };
}

/** Keeps the first `limit` records of each section (true means one); 0 and false keep all. */
function distinct(found: readonly Found[], limit: boolean | number): readonly Found[] {
  const most = Number(limit);
  if (most === 0) return found;
  const places = placesWithin(found, 'url');
  return found.filter((_, at) => places[at]! < most);
}

/** How many results of one page may come before those of other pages. */
const FIRST_OF_A_PAGE = 4;

/** Keeps a page with many sections from filling the screen: its further results move behind those of other pages. */
function spread(found: readonly Found[]): readonly Found[] {
  const places = placesWithin(found, 'url_without_anchor');
  const isFirst = (_: Found, at: number) => places[at]! < FIRST_OF_A_PAGE;
  return [...found.filter(isFirst), ...found.filter((one, at) => !isFirst(one, at))];
}

/** Of each match, how many matches of the same section or page come before it. */
function placesWithin(found: readonly Found[], of: 'url' | 'url_without_anchor'): number[] {
  const counts = new Map<string, number>();
  return found.map(({ record }) => {
    const before = counts.get(record[of]) ?? 0;
    counts.set(record[of], before + 1);
    return before;
  });
}
