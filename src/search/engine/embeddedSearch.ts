import type { SearchClient } from './contract';
import { createSearchClient } from './searchClient';
import { workerBackend } from './workerBackend';

/** The search without a service: a client for InstantSearch over the records at an address, and a way to load them early. */
export function embeddedSearch(manifestUrl: string): SearchClient & { prepare(): void } {
  const backend = workerBackend(manifestUrl);
  return { ...createSearchClient(backend), prepare: () => backend.prepare() };
}
