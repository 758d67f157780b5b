import styled from 'styled-components';
import { mayPrefetch } from '../../model/mayPrefetch';
import { color } from '../../theme/tokens';
import { Spinner } from '../../ui/Spinner';
import { useLoaded } from '../../ui/useLoaded';
import { SearchForm } from '../SearchForm';
import { loadClient } from '../loadClient';
import { Failure } from '../results/Failure';
import { queryIn } from './queryAddress';
import type { SearchResultsProps } from './SearchResults';
import { Sections } from './Sections';
import type { AddressQuery } from './useAddressQuery';

const loadResults = () => import('./SearchResults');

/** Loads what answers and what shows the answer, side by side. */
function prepare(): void {
  // What fails here fails again when it is needed, and then it is told.
  Promise.all([loadClient(), loadResults()]).catch(() => undefined);
}

// A query in the address of a page that is opened is asked for before the page is taken over.
if (typeof window !== 'undefined' && queryIn(window.location.search)) prepare();

/** The field of the search page and what it leads to: results for a query, the parts of the site without one. */
export function SearchBody({ address }: { address: AddressQuery }) {
  const { typed, query, type, submit, settle } = address;
  return (
    <>
      <Field>
        <SearchForm
          query={typed}
          onIntent={() => mayPrefetch(navigator.connection) && prepare()}
          onType={type}
          onSearch={submit}
          onLeave={settle}
        />
      </Field>
      <noscript>
        <WithoutScripts>
          Search needs JavaScript. The sections below lead to every page.
        </WithoutScripts>
      </noscript>
      <Room aria-label={query ? 'Results' : 'Sections'} tabIndex={-1}>
        {query ? (
          <LazyResults query={query} onSearch={submit} />
        ) : (
          <>
            <h2>Browse</h2>
            <Sections />
          </>
        )}
      </Room>
    </>
  );
}

function LazyResults(props: SearchResultsProps) {
  const { value, failure, retry } = useLoaded(loadResults);
  if (failure) return <Failure onRetry={retry} />;
  return value ? <value.SearchResults {...props} /> : <Spinner />;
}

const WithoutScripts = styled.p`
  margin-top: 16px;
  color: ${color.inkSoft};
`;

const Field = styled.div`
  margin-top: 20px;
`;

/** High enough that the footer stays below the window while results come and go, and at one place: no margin leaves it. */
const Room = styled.section`
  display: flow-root;
  min-height: 100vh;
  outline: none;
  > h2 {
    margin: 44px 0 16px;
    font-size: 1.125rem;
    font-weight: 600;
  }
`;
