import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConfigure, useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { ConfiguredHit } from '../configuredClient';
import { searchedQuery } from '../searchedQuery';
import { missingWords } from '../results/missingWords';
import { groupResults, type ResultGroup } from '../results/groupResults';
import { arePassagesFirst, passagesOf } from '../results/passagesOf';
import { searchParameters, BATCH } from '../results/searchParameters';
import { searchResult, type SearchResult } from '../results/searchResult';

/** What the dialog shows: saved results, nothing yet, results, that there are none, or that the search failed. */
type Screen = 'start' | 'waiting' | 'results' | 'none' | 'failure';

export interface Search {
  readonly screen: Screen;
  /** The text in the field. */
  readonly typed: string;
  type(text: string): void;
  /** The query that the results answer. */
  readonly answered: string;
  /** Whether the results answer the text in the field. */
  readonly current: boolean;
  /** The results, and the passages among them. */
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  readonly passages: readonly SearchResult[];
  /** A sentence that names the words of the query that occur nowhere on the site; empty if there are none. */
  readonly missing: string;
  /** Fetches the next results; undefined when all are there. */
  readonly more?: () => void;
  /** Repeats the failed search. */
  retry(): void;
}

/**
 * The dialog's search. The results of a query stay until those of the next one arrive. Until the reader types, it
 * searches for the text selected on the page.
 */
export function useSearch(initialQuery: string, selected: string): Search {
  const [typed, setTyped] = useState(initialQuery || selected);
  const { query: asked, refine } = useSearchBox();
  useConfigure(searchParameters);
  const { status, results } = useInstantSearch({ catchError: true });
  const { items, isLastPage, showMore } = useInfiniteHits<ConfiguredHit>({ escapeHTML: false });

  const query = searchedQuery(typed);
  // What was typed while the dialog was loading.
  const [missed] = useState(() => (query === asked ? undefined : query));
  useEffect(() => {
    if (missed !== undefined) refine(missed);
  }, [missed, refine]);

  const type = (text: string) => {
    setTyped(text);
    const next = searchedQuery(text);
    if (next !== query) refine(next);
  };
  useLateLetters(initialQuery, (late) => type((typed === selected ? '' : typed) + late));

  // Until the first answer, the results are InstantSearch's placeholders. The query of their state is ahead of them.
  const answered = results.__isArtificial ? '' : results.query;
  const batch = results.hitsPerPage || BATCH;
  const passages = useMemo(() => passagesOf(results), [results]);
  const first = arePassagesFirst(results);
  const groups = useMemo(
    () => groupResults(items.map(searchResult), batch, { results: passages, first }),
    [items, batch, passages, first],
  );

  return {
    screen: screenOf(query, status === 'error', answered, results.nbHits),
    typed,
    type,
    answered,
    current: status === 'idle' && answered === query,
    groups,
    count: results.nbHits,
    passages,
    missing: missingWords(results),
    ...(!isLastPage && { more: () => status === 'idle' && showMore() }),
    // After a failure InstantSearch is back at the previous query, which its own `refresh` would repeat.
    retry: () => refine(query),
  };
}

/** Adds letters that went to the page because they were typed after the field was drawn but before it had the focus. */
function useLateLetters(initialQuery: string, add: (late: string) => void): void {
  const taken = useRef(initialQuery);
  const onLate = useEffectEvent(add);
  // Synchronously: the next letter is appended to what is in the field.
  useLayoutEffect(() => {
    const late = initialQuery.slice(taken.current.length);
    taken.current = initialQuery;
    if (late !== '') onLate(late);
  }, [initialQuery]);
}

function screenOf(query: string, failed: boolean, answered: string, count: number): Screen {
  if (query === '') return 'start';
  if (failed) return 'failure';
  if (answered === '') return 'waiting';
  return count > 0 ? 'results' : 'none';
}
