import type { InstantSearchProps } from 'react-instantsearch';
import type { SearchClient } from '../engine/contract';

/** Casts a client to InstantSearch's own type, which lists everything a service could return. */
export function forInstantSearch(client: SearchClient): InstantSearchProps['searchClient'] {
  return client as unknown as InstantSearchProps['searchClient'];
}
