import { act, screen } from '@testing-library/react';
import type { SearchClient, SearchParams } from '../../../src/search/engine/contract';
import { loadClient } from '../../../src/search/loadClient';
import { SearchResults } from '../../../src/search/page/SearchResults';

interface Asked {
  client: SearchClient;
  query?: string;
  onSearch?: (query: string) => void;
}

/** Renders the results of a query inside their section of the page; `loadClient` must be mocked. */
export function resultsOf({ client, query = 'roles', onSearch = () => undefined }: Asked) {
  jest.mocked(loadClient).mockResolvedValue(client);
  return (
    <section aria-label="Results" tabIndex={-1}>
      <SearchResults query={query} onSearch={onSearch} />
    </section>
  );
}

/** Waits until this text is shown above the results. */
export function told(text: string): Promise<HTMLElement> {
  return screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === text,
  );
}

/** The titles of the listed pages. */
export function listed(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

/** Flushes everything that is already due. */
export function settled(): Promise<void> {
  return act(() => new Promise<void>((done) => setTimeout(done, 20)));
}

/** Holds answers back, by query, until they are released. */
export function heldBack() {
  const gates = new Map<string | undefined, () => void>();
  return {
    gate: ({ query }: SearchParams) => new Promise<void>((open) => gates.set(query, open)),
    async letOut(query: string) {
      gates.get(query)?.();
      await settled();
    },
  };
}
