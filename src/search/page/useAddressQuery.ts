import { useEffect, useState } from 'react';
import { useAddressSearch } from '../../data/addressSearch';
import { createHistoryEntry } from './historyEntry';
import { queryIn } from './queryAddress';
import { searchedQuery } from '../searchedQuery';

/** The search page's query and the actions of its field. */
export interface AddressQuery {
  /** The text as typed, for the field. */
  readonly typed: string;
  /** The query to search for. */
  readonly query: string;
  /** Call as the reader types; the address follows after a pause. */
  type(text: string): void;
  /** Call when the reader submits a query; Back leads to the previous one. */
  submit(text: string): void;
  /** Call when the reader leaves the field; the address follows immediately. */
  settle(): void;
}

/**
 * The query in the address, kept in sync with what is typed; '' during the build. `location` is the router's location:
 * when it changes, as after a click on a link to another query, the address wins over what was typed.
 */
export function useAddressQuery(location: unknown): AddressQuery {
  const inAddress = queryIn(useAddressSearch());
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(location);
  const [entry] = useState(createHistoryEntry);

  if (seen !== location) {
    setSeen(location);
    setTyped(undefined);
  }

  useEffect(() => {
    entry.arrive();
    return () => entry.arrive();
  }, [entry, location]);

  useEffect(() => {
    const own = window.location.pathname;
    const onPopState = () => {
      entry.arrive();
      // While navigating to another page, keep what is shown.
      if (window.location.pathname === own) setTyped(undefined);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [entry]);

  return {
    typed: typed ?? inAddress,
    query: typed === undefined ? inAddress : searchedQuery(typed),
    type(text) {
      setTyped(text);
      entry.replaceSoon(searchedQuery(text));
    },
    submit(text) {
      setTyped(text);
      entry.push(searchedQuery(text));
    },
    settle: entry.settle,
  };
}
