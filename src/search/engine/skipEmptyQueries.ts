import type { SearchRequest, SearchResponse } from './contract';
import { emptyResponse } from './emptyResponse';

/** Answers requests in order, passing on only those with a query; the others get an empty response. */
export async function skipEmptyQueries(
  requests: readonly SearchRequest[],
  ask: (asked: readonly SearchRequest[]) => Promise<readonly SearchResponse[]>,
  isEmpty = (query: string) => query.trim() === '',
): Promise<{ readonly results: readonly SearchResponse[] }> {
  const asked = requests.filter(({ params }) => !isEmpty(params?.query ?? ''));
  const answers = asked.length > 0 ? await ask(asked) : [];
  const results = requests.map(
    (request) =>
      answers[asked.indexOf(request)] ?? emptyResponse(request.indexName, request.params),
  );
  return { results };
}
