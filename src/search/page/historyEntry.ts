import { changeAddress } from '../../data/addressSearch';
import { queryIn, withQuery } from './queryAddress';

// Long enough to keep the address from flickering with each letter, and to stay below browsers' rate limits.
const PAUSE = 300;

/** The query of the current entry in the browser's history. */
interface HistoryEntry {
  /** Puts the query into the address after a pause in typing, without a new entry. */
  replaceSoon(query: string): void;
  /** Immediately applies a change that is waiting for a pause. */
  settle(): void;
  /** Adds an entry with this query; Back leads to the query from before the typing. */
  push(query: string): void;
  /** Call when the address was changed elsewhere: its query becomes the current one, and a pending change is dropped. */
  arrive(): void;
}

/** Keeps the address in sync with a query while bypassing Gatsby's router, which would render the page again. */
export function createHistoryEntry(): HistoryEntry {
  let asked = '';
  let waiting: { readonly timer: number; readonly query: string } | undefined;

  const forget = () => {
    window.clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const settle = () => {
    if (waiting) replace(waiting.query);
    forget();
  };
  return {
    settle,
    replaceSoon(query) {
      forget();
      waiting = { query, timer: window.setTimeout(settle, PAUSE) };
    },
    push(query) {
      forget();
      if (query !== asked) {
        replace(asked);
        changeAddress(withQuery(window.location.href, query), 'push');
        asked = query;
      } else replace(query);
    },
    arrive() {
      forget();
      asked = currentQuery();
    },
  };
}

function currentQuery(): string {
  return queryIn(window.location.search);
}

function replace(query: string): void {
  if (query === currentQuery()) return;
  changeAddress(withQuery(window.location.href, query), 'replace');
}
