import type { SearchClient } from '../contract';
import { createSearchClient } from './searchClient';
import { workerBackend } from './workerBackend';

/** An InstantSearch client over the records that a manifest names, without a service; `prepare` loads them early. */
export function embeddedSearch(manifestUrl: string): SearchClient & { prepare(): void } {
  const backend = workerBackend(manifestUrl);
  return { ...createSearchClient(backend), prepare: () => backend.prepare() };
}
