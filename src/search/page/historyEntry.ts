import { changeAddress } from '../../data/addressSearch';
import { queryIn, withQuery } from './queryAddress';

// Long enough that the address does not flicker with each letter, and that no browser counts it as a flood.
const PAUSE = 300;

/** The query of the current entry in the browser's history. */
interface HistoryEntry {
  /** After a pause in the typing, the address has this query; the entry stays the same. */
  replaceSoon(query: string): void;
  /** Applies at once what is waiting for a pause. */
  settle(): void;
  /** A new entry with this query; Back leads to the query that was there before the typing. */
  push(query: string): void;
  /** The address was changed elsewhere: its query counts as asked for, and what is waiting is dropped. */
  arrive(): void;
}

/** Keeps the address in step with a query without telling Gatsby's router, which would draw the page anew. */
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
