import type { SearchRequest, SearchResponse } from './contract';
import { emptyResponse } from './emptyResponse';

/** Answers to requests, in their order: those that ask for nothing are answered here, with no hits. */
export async function askedOnly(
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
