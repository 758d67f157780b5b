import type { SearchClient, SearchHit, SearchRequest } from '../../../src/search/engine/contract';

const mark = (text: string, query: string) =>
  text.replace(new RegExp(query, 'gi'), '__ais-highlight__$&__/ais-highlight__');

interface Found {
  group?: string;
  /** The folders between the group and the page. */
  folders?: readonly string[];
  /** The title of the page and optionally a heading on it. */
  titles: readonly [string, ...string[]];
  content?: string;
}

/** A hit for `query`: the page, or a section of it. */
export function hit(
  query: string,
  { group = 'Docs › Cells', folders = [], titles, content = '' }: Found,
): SearchHit {
  const names = titles.map((title, index) => [`lvl${index + 1}`, title] as const);
  const anchor = titles.slice(1).join('-').toLowerCase().replaceAll(' ', '-');
  const page = `/docs/${titles[0].toLowerCase().replaceAll(' ', '-')}`;
  const url = anchor ? `${page}#${anchor}` : page;
  const marked = (text: string) => ({
    value: mark(text, query),
    matchLevel: text.toLowerCase().includes(query.toLowerCase()) ? 'full' : 'none',
    matchedWords: [query],
    fullyHighlighted: false,
  });
  return {
    objectID: `${url}~0`,
    url,
    url_without_anchor: page,
    anchor,
    type: `lvl${titles.length}`,
    hierarchy: { lvl0: group, ...(Object.fromEntries(names) as object) },
    trail: [...group.split(' › '), ...folders],
    content,
    _highlightResult: {
      hierarchy: Object.fromEntries(names.map(([level, title]) => [level, marked(title)])),
    },
    _snippetResult: { content: marked(content) },
  } as unknown as SearchHit;
}

/** One page of hits in the service's format, with passages as the embedded search adds them. */
export function response(
  { indexName, params = {} }: SearchRequest,
  all: readonly SearchHit[],
  passages?: readonly SearchHit[],
) {
  const { query = '', page = 0, hitsPerPage = 20 } = params;
  return {
    index: indexName,
    query,
    params: '',
    hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: all.length,
    page,
    nbPages: Math.ceil(all.length / hitsPerPage),
    hitsPerPage,
    facets: {},
    exhaustive: { nbHits: true, facetsCount: true } as const,
    exhaustiveNbHits: true as const,
    exhaustiveFacetsCount: true as const,
    processingTimeMS: 1,
    passages,
  };
}

/** A client that returns the given hits for each query, and none for other queries. */
export function fakeClient(found: (query: string) => readonly Found[]) {
  const search = jest.fn<ReturnType<SearchClient['search']>, [readonly SearchRequest[]]>(
    (requests) =>
      Promise.resolve({
        results: requests.map((request) => {
          const query = request.params?.query ?? '';
          return response(
            request,
            found(query).map((one) => hit(query, one)),
          );
        }),
      }),
  );
  return { search };
}

/** The queries that a client received, in order. */
export function asked({ search }: ReturnType<typeof fakeClient>) {
  return search.mock.calls.flatMap(([requests]) => requests.map(({ params }) => params?.query));
}
