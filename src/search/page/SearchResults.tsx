import { useMemo, useState } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { Spinner } from '../../ui/Spinner';
import { useLoaded } from '../../ui/lazy/useLoaded';
import type { SearchClient } from '../engine/contract';
import { indexName, loadClient } from '../loadClient';
import { Failure } from '../results/Failure';
import { forInstantSearch } from '../results/forInstantSearch';
import { searchParameters } from '../results/searchParameters';
import { tagsIn } from './areaAddress';
import { Found } from './Found';
import { TAG } from './useAreas';
import { watchedClient } from './watchedClient';

export interface SearchResultsProps {
  /** Not empty. */
  query: string;
  /** Searches for another query. */
  onSearch: (query: string) => void;
}

const load = () => loadClient();

/** Loads the client, then searches for the query and shows the results. */
export function SearchResults(props: SearchResultsProps) {
  const { value: client, failure, retry } = useLoaded(load);
  if (failure) return <Failure onRetry={retry} />;
  return client ? <Search client={client} {...props} /> : <Spinner />;
}

const parameters = {
  ...searchParameters,
  attributesToSnippet: ['content:28'],
  // Makes the counts of the areas add up to the number of results.
  facetingAfterDistinct: true,
};

type SearchProps = SearchResultsProps & { client: SearchClient };

function Search({ client, query, ...rest }: SearchProps) {
  const [failed, setFailed] = useState(false);
  // Includes the area from the start; otherwise the first search would cover all areas and a second would follow.
  const [state] = useState(() => {
    return { query, refinementList: { [TAG]: tagsIn(window.location.search) } };
  });
  const watched = useMemo(() => watchedClient(client, setFailed), [client]);
  return (
    <InstantSearch
      searchClient={forInstantSearch(watched)}
      indexName={indexName}
      initialUiState={{ [indexName]: state }}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <Configure {...parameters} />
      <Found
        query={query}
        failed={failed}
        onRetry={() => setFailed(false)}
        client={client}
        {...rest}
      />
    </InstantSearch>
  );
}
