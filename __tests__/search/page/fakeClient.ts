import type {
  SearchClient,
  SearchHit,
  SearchParams,
  SearchResponse,
} from '../../../src/search/engine/contract';
import { emptyResponse } from '../../../src/search/engine/emptyResponse';

interface Section {
  page?: string;
  heading?: string;
  content?: string;
  tag?: string;
}

/** Wraps a text in the highlight tags. */
export const MARK = (text: string) => `__ais-highlight__${text}__/ais-highlight__`;

/** A hit in the engine's format; highlighted text is between tags. */
export function hit({
  page = 'Roles',
  heading,
  content,
  tag = 'docs-default-current',
}: Section): SearchHit {
  const path = `/docs/${slug(page)}`;
  const anchor = heading ? slug(heading) : '';
  const marked = (value: string) =>
    ({
      value,
      matchLevel: value.includes('__ais') ? 'full' : 'none',
      matchedWords: [],
      fullyHighlighted: false,
    }) as const;
  const bare = (value: string) => value.replaceAll(/__\/?ais-highlight__/g, '');
  const level = heading ? 'lvl2' : 'lvl1';
  const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: `${path}#${anchor}~0`,
    url: anchor ? `${path}#${anchor}` : path,
    url_without_anchor: path,
    anchor,
    type: level,
    hierarchy: {
      lvl0: 'Docs › Collaborate',
      lvl1: bare(page),
      lvl2: heading ? bare(heading) : null,
      ...none,
    },
    trail: ['Docs', 'Collaborate'],
    docusaurus_tag: tag,
    _highlightResult: {
      hierarchy: { lvl1: marked(page), ...(heading && { lvl2: marked(heading) }) },
    },
    _snippetResult: content ? { content: marked(content) } : {},
  };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/__\/?ais-highlight__/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** All hits for one query. */
export type Index = Readonly<Record<string, readonly SearchHit[]>>;

/** The answer to one request over a few hits, with paging, facets and filters by tag. */
function answerFrom(index: Index, indexName: string, params: SearchParams = {}): SearchResponse {
  const { query = '', page = 0, hitsPerPage = 20 } = params;
  const found = index[query] ?? [];
  const tags = [params.facetFilters ?? []]
    .flat(2)
    .map((filter) => filter.replace('docusaurus_tag:', ''));
  const hits = found.filter(
    ({ docusaurus_tag: tag = '' }) => tags.length === 0 || tags.includes(tag),
  );
  const counts: Record<string, number> = {};
  for (const { docusaurus_tag: tag = '' } of hits) counts[tag] = (counts[tag] ?? 0) + 1;
  return {
    ...emptyResponse(indexName, params),
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    facets: { docusaurus_tag: counts },
  };
}

/** A client over a few hits that records its requests. `gate` holds answers back, or rejects. */
export function fakeClient(
  index: Index,
  gate: (params: SearchParams) => Promise<void> = () => Promise.resolve(),
  passages: Index = {},
) {
  const asked: SearchParams[] = [];
  const client: SearchClient = {
    async search(requests) {
      asked.push(...requests.map(({ params = {} }) => params));
      await gate(requests[0]?.params ?? {});
      const results = requests.map(({ indexName, params }) => ({
        ...answerFrom(index, indexName, params),
        passages: passages[params?.query ?? ''],
      }));
      return { results };
    },
  };
  return { client, asked, queries: () => asked.map(({ query }) => query) };
}
