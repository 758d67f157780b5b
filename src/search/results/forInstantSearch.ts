import type { InstantSearchProps } from 'react-instantsearch';
import type { SearchClient } from '../engine/contract';

/** The same client under the type that InstantSearch knows, which names everything that a service could answer. */
export function forInstantSearch(client: SearchClient): InstantSearchProps['searchClient'] {
  return client as unknown as InstantSearchProps['searchClient'];
}
