import { act, screen } from '@testing-library/react';
import type { SearchClient, SearchParams } from '../../../src/search/engine/contract';
import { loadClient } from '../../../src/search/loadClient';
import { SearchResults } from '../../../src/search/page/SearchResults';

interface Asked {
  client: SearchClient;
  query?: string;
  onSearch?: (query: string) => void;
}

/** The results of a query from a client, inside the part of the page that holds them; the loader must be a mock. */
export function resultsOf({ client, query = 'roles', onSearch = () => undefined }: Asked) {
  jest.mocked(loadClient).mockResolvedValue(client);
  return (
    <section aria-label="Results" tabIndex={-1}>
      <SearchResults query={query} onSearch={onSearch} />
    </section>
  );
}

/** Waits until this stands above the results. */
export function told(text: string): Promise<HTMLElement> {
  return screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === text,
  );
}

/** The titles of the pages that are listed. */
export function listed(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

/** Lets everything happen that waits for nothing but its turn. */
export function settled(): Promise<void> {
  return act(() => new Promise<void>((done) => setTimeout(done, 20)));
}

/** Answers that are held back, by their query, until they are let out. */
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
