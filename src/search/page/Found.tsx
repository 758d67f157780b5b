import { useEffect } from 'react';
import { useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import styled from 'styled-components';
import { useNewLinks } from '../../data/useNewLinks';
import { color } from '../../theme/tokens';
import { Spinner } from '../../ui/Spinner';
import type { SearchClient, SearchHit } from '../engine/contract';
import { Announcement } from '../results/Announcement';
import { Failure } from '../results/Failure';
import { missingWords } from '../results/missingWords';
import { Passages } from '../results/Passages';
import { passagesOf } from '../results/passagesOf';
import { passageCount, resultCount } from '../results/resultCount';
import { BATCH } from '../results/searchParameters';
import { searchResult } from '../results/searchResult';
import { AreaFilter } from './AreaFilter';
import { NothingFound } from './NothingFound';
import { PageList } from './PageList';
import { pageResults } from './pageResults';
import { ShowMore } from './ShowMore';
import { useAreas } from './useAreas';

interface FoundProps {
  query: string;
  /** Whether the newest search failed. */
  failed: boolean;
  onRetry: () => void;
  client: SearchClient;
  onSearch: (query: string) => void;
}

/** The results of the query and their number; those of the previous query stay until they arrive. */
export function Found({ query, failed, onRetry, client, onSearch }: FoundProps) {
  useSearchFor(query);
  const { results, status, refresh } = useInstantSearch();
  const { items, isLastPage, showMore } = useInfiniteHits<SearchHit>({ escapeHTML: false });
  useNewLinks(items);
  const areas = useAreas();
  // Not the query of the state, which is ahead of the results.
  const answered = results.query;
  const known = !results.__isArtificial && !(failed && answered !== query);
  const passages = passagesOf(results);

  const retry = () => {
    onRetry();
    refresh();
  };
  const area = areas.answered && areas.total > 0 ? ` in ${areas.answered.label}` : '';
  const complete = known && !failed;
  const found = resultCount(results.nbHits, answered) + area + passageCount(passages.length);
  const missing = missingWords(results);
  const count = complete ? found + (missing && `. ${missing}`) : '';
  return (
    <>
      {known && (areas.total > 0 || areas.chosen) && <AreaFilter {...areas} />}
      <Count $none={results.nbHits === 0}>{count}</Count>
      <Announcement text={count} />
      {!known && !failed && <Spinner />}
      {known && <Passages passages={passages} />}
      {known && results.nbHits > 0 && (
        <PageList pages={pageResults(items.map(searchResult), results.hitsPerPage || BATCH)} />
      )}
      {complete && results.nbHits === 0 && (
        <NothingFound
          key={answered}
          query={answered}
          client={client}
          onSearch={onSearch}
          onEverywhere={area ? areas.clear : undefined}
        />
      )}
      {failed && <Failure onRetry={retry} />}
      {complete && (
        <ShowMore
          search={answered + area}
          shown={items.length}
          total={results.nbHits}
          isLast={isLastPage}
          busy={status !== 'idle'}
          onMore={showMore}
        />
      )}
    </>
  );
}

/** Passes the page's query to InstantSearch. */
function useSearchFor(query: string): void {
  const { query: asked, refine } = useSearchBox();
  useEffect(() => {
    if (query !== asked) refine(query);
  }, [query, asked, refine]);
}

const Count = styled.p<{ $none: boolean }>`
  min-height: 22px;
  margin-block: 20px 4px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
  ${({ $none }) => $none && `color: ${color.ink}; font-size: 1.125rem; font-weight: 600;`}
`;
