import type { SearchConfig } from '../model/config/siteConfig';
import { skipEmptyQueries } from './engine/skipEmptyQueries';
import type {
  FacetFilters,
  SearchClient,
  SearchHit,
  SearchParams,
  SearchRequest,
} from './engine/contract';
import { resultAddress } from './resultAddress';

/** The site's settings, and where the reader is. */
interface SearchPlace {
  readonly search: SearchConfig;
  /** The reader's language code. */
  readonly locale: string;
  /** Tags of the records to search: the reader's version of the docs, the tutorials and so on. */
  readonly tags: readonly string[];
}

/** A hit whose address can be used in a link; `external` means that it is on another site. */
export type ConfiguredHit = SearchHit & { readonly external?: boolean };

/**
 * Wraps any client to apply the site's settings: filters by language and tags, the owner's filters and parameters, and
 * result addresses. Requests without a query are answered without asking the client.
 */
export function configuredClient(client: SearchClient, place: SearchPlace): SearchClient {
  const address = resultAddress(place.search);
  // A hosted index may contain records from elsewhere, with any address or none.
  const addressed = (hit: SearchHit): readonly ConfiguredHit[] => {
    const { url, url_without_anchor: page } = hit;
    if (typeof url !== 'string') return [];
    const { href, external } = address(url);
    const ofPage = typeof page === 'string' ? address(page).href : undefined;
    return [{ ...hit, url: href, url_without_anchor: ofPage, external }];
  };
  return {
    search: (requests) =>
      skipEmptyQueries(requests, async (asked) => {
        const { results } = await client.search(asked.map((one) => configured(one, place)));
        return results.map((response) => ({
          ...response,
          hits: response.hits.flatMap(addressed),
          passages: response.passages?.flatMap(addressed),
        }));
      }),
  };
}

/** Parameters the interface depends on; the owner's parameters cannot override them. */
const OF_THE_INTERFACE = [
  'query',
  'page',
  'facets',
  'maxValuesPerFacet',
  'highlightPreTag',
  'highlightPostTag',
  // The interface needs the query in a response to know what it answers.
  'responseFields',
];

function configured(request: SearchRequest, place: SearchPlace): SearchRequest {
  const { params = {} } = request;
  const { facetFilters, ...owners } = (place.search.searchParameters ?? {}) as SearchParams;
  const allowed = Object.entries(owners).filter(([name]) => !OF_THE_INTERFACE.includes(name));
  const filters = [
    ...contextual(place),
    ...listed(place.search.facetFilters),
    ...listed(facetFilters),
    ...listed(params.facetFilters),
  ];
  const countsOnly = params.hitsPerPage === 0 ? { hitsPerPage: 0 } : {};
  return {
    ...request,
    params: {
      ...params,
      ...Object.fromEntries(allowed),
      ...countsOnly,
      ...(filters.length > 0 ? { facetFilters: filters } : {}),
    },
  };
}

function contextual({ search, locale, tags }: SearchPlace): Exclude<FacetFilters, string> {
  if (!search.contextualSearch) return [];
  const language = `language:${locale}`;
  return tags.length > 0 ? [language, tags.map((tag) => `docusaurus_tag:${tag}`)] : [language];
}

function listed(filters: FacetFilters = []): Exclude<FacetFilters, string> {
  return typeof filters === 'string' ? [filters] : filters;
}
