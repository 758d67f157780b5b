import type { SearchRecord } from '../../model/search/searchRecord';

/** Facet filters in InstantSearch's format: the outer list is joined by AND, inner lists by OR. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** The supported search parameters; others are ignored, or rejected where ignoring them would mislead. */
export interface SearchParams {
  readonly query?: string;
  /** Zero-based. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string | readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetFilters?: FacetFilters;
  readonly facetingAfterDistinct?: boolean;
  /** How many records of one section are shown; true, the default, means one. */
  readonly distinct?: boolean | number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly attributesToHighlight?: readonly string[];
  /** Each with a number of words, as in `content:15`. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly [other: string]: unknown;
}

export interface SearchRequest {
  readonly indexName: string;
  readonly type?: string;
  readonly params?: SearchParams;
}

/** A text with tags around its matches. The text is as the author wrote it, not escaped. */
export interface Marked {
  readonly value: string;
  /** Whether the text contains all words of the query, some, or none. */
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export interface Highlight extends Marked {
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted: boolean;
}

/** The marked attributes of a record, in the shape of the record. */
interface MarkedAttributes<Mark> {
  readonly hierarchy?: Partial<Record<keyof SearchRecord['hierarchy'], Mark>>;
  readonly content?: Mark;
}

export type SearchHit = Partial<SearchRecord> & {
  readonly objectID: string;
  readonly _highlightResult: MarkedAttributes<Highlight>;
  readonly _snippetResult: MarkedAttributes<Marked>;
};

export interface SearchResponse {
  readonly index: string;
  readonly query: string;
  readonly params: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exhaustive: { readonly nbHits: true; readonly facetsCount: true };
  readonly exhaustiveNbHits: true;
  readonly exhaustiveFacetsCount: true;
  readonly processingTimeMS: number;
  /**
   * Hits whose snippets are sentences that may answer a query without a good hit. Only the embedded search, which has all
   * the texts, provides them.
   */
  readonly passages?: readonly SearchHit[];
  /** Whether the first of them is a better first answer than the first hit. */
  readonly passagesFirst?: boolean;
  /** Words of the query that occur nowhere on the site, so that the hits are for the others. Provided like the passages. */
  readonly missing?: readonly string[];
}

/** The part of a client that InstantSearch uses here. */
export interface SearchClient {
  search(
    requests: readonly SearchRequest[],
  ): Promise<{ readonly results: readonly SearchResponse[] }>;
}

/** Answers requests that have a query, in order. */
export interface SearchBackend {
  answer(requests: readonly SearchRequest[]): Promise<readonly SearchResponse[]>;
}
