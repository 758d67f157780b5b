import type { SearchConfig } from '../model/siteConfig';
import type {
  FacetFilters,
  SearchClient,
  SearchHit,
  SearchParams,
  SearchRequest,
} from './engine/contract';
import { emptyResponse } from './engine/emptyResponse';
import { resultAddress } from './resultAddress';

/** What the owner has set, and where the reader is. */
export interface SearchContext {
  readonly search: SearchConfig;
  /** Code of the reader's language. */
  readonly locale: string;
  /** Tags of the records that are found from here: the reader's version of the docs, the tutorials and so on. */
  readonly tags: readonly string[];
}

/** A hit whose address is ready for a link; an external one belongs to a page of another site. */
export type ConfiguredHit = SearchHit & { readonly external?: boolean };

/**
 * A client that heeds the owner's settings, whichever client answers: filters by language and tags, the owner's filters
 * and parameters, addresses of results. A request without a query is answered here.
 */
export function configuredClient(client: SearchClient, context: SearchContext): SearchClient {
  const address = resultAddress(context.search);
  const addressed = (hit: SearchHit): ConfiguredHit => {
    const { url, url_without_anchor: page } = hit;
    if (url === undefined) return hit;
    const { href, external } = address(url);
    const own = page === undefined ? {} : { url_without_anchor: address(page).href };
    return { ...hit, ...own, url: href, external };
  };
  return {
    async search(requests) {
      const asked = requests.filter(({ params }) => params?.query?.trim());
      const sent = asked.map((request) => configured(request, context));
      const answers = sent.length > 0 ? (await client.search(sent)).results : [];
      const results = requests.map((request) => {
        const response = answers[asked.indexOf(request)];
        if (!response) return emptyResponse(request.indexName, request.params);
        return { ...response, hits: response.hits.map(addressed) };
      });
      return { results };
    },
    searchForFacetValues: () => client.searchForFacetValues(),
    ...(client.passages && {
      passages: async (request: SearchRequest) =>
        ((await client.passages?.(configured(request, context))) ?? []).map(addressed),
    }),
  };
}

/** What the interface itself depends on; the owner's parameters do not change it. */
const OF_THE_INTERFACE = [
  'query',
  'page',
  'facets',
  'maxValuesPerFacet',
  'highlightPreTag',
  'highlightPostTag',
];

function configured(request: SearchRequest, context: SearchContext): SearchRequest {
  const { params = {} } = request;
  const { facetFilters, ...owners } = (context.search.searchParameters ?? {}) as SearchParams;
  const allowed = Object.entries(owners).filter(([name]) => !OF_THE_INTERFACE.includes(name));
  const filters = [
    ...contextual(context),
    ...listed(context.search.facetFilters),
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

function contextual({ search, locale, tags }: SearchContext): Exclude<FacetFilters, string> {
  if (!search.contextualSearch) return [];
  const language = `language:${locale}`;
  return tags.length > 0 ? [language, tags.map((tag) => `docusaurus_tag:${tag}`)] : [language];
}

function listed(filters: FacetFilters = []): Exclude<FacetFilters, string> {
  return typeof filters === 'string' ? [filters] : filters;
}
