import styled from 'styled-components';
import { mayPrefetch } from '../../model/mayPrefetch';
import { color } from '../../theme/tokens';
import { Spinner } from '../../ui/Spinner';
import { useLoaded } from '../../ui/lazy/useLoaded';
import { SearchForm } from '../SearchForm';
import { loadClient } from '../loadClient';
import { Failure } from '../results/Failure';
import { queryIn } from './queryAddress';
import type { SearchResultsProps } from './SearchResults';
import { Sections } from './Sections';
import type { AddressQuery } from './useAddressQuery';

const loadResults = () => import('./SearchResults');

/** Loads the client and the result view in parallel. */
function prepare(): void {
  // A failure here will happen again when they are needed, and is reported then.
  Promise.all([loadClient(), loadResults()]).catch(() => undefined);
}

// With a query in the address, loading starts before hydration.
if (typeof window !== 'undefined' && queryIn(window.location.search)) prepare();

/** The search page's field and, below it, the results, or the sections of the site while there is no query. */
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

/** Tall enough to keep the footer below the fold while results change; contains margins, so that it never shifts. */
const Room = styled.section`
  display: flow-root;
  min-height: 100vh;
  outline: none;
  /* Both have their own padding, but belong at the edge of the text. */
  > [role='status'] {
    margin-left: -14px;
  }
  > [role='alert'] {
    padding-inline: 0;
  }
  > h2 {
    margin: 44px 0 16px;
    font-size: 1.125rem;
    font-weight: 600;
  }
`;
