import { useEffect, useState } from 'react';
import { useAddressSearch } from '../../data/addressSearch';
import { createHistoryEntry } from './historyEntry';
import { queryIn } from './queryAddress';
import { searchedQuery } from '../searchedQuery';

/** The query of the search page and what its field does to it. */
export interface AddressQuery {
  /** As typed, for the field. */
  readonly typed: string;
  /** What is searched for. */
  readonly query: string;
  /** The reader types: after a pause, the address follows. */
  type(text: string): void;
  /** The reader asks for it: Back leads to what was asked for before. */
  submit(text: string): void;
  /** The reader leaves the field: the address follows at once. */
  settle(): void;
}

/**
 * The query in the address, kept in step with what is typed; '' in what the build makes. `location` is what the router
 * says: when it says something new, as after a click on a link to another query, that counts.
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
      // On the way to another page, what is shown stays.
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
