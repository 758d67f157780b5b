import { readStored, writeStored } from '../data/storage';
import { keptJson } from '../model/reader/keptJson';
import { storageKeys } from '../model/reader/storageKeys';

/** What is stored about a reader's visits to the changelog; entries are identified by their addresses. */
interface Visit {
  /** The newest entry at the visit before this one; null at the first visit. */
  readonly before: string | null;
  readonly newest: string;
  /** When the list was last opened, in milliseconds. */
  readonly at: number;
}

// A reader who comes back sooner is still on the same visit, so that a reload does not remove the marks.
const VISIT = 30 * 60 * 1000;

let known: { readonly before: string | null } | undefined;

/** The newest entry at the reader's last visit; null at the first one and without storage. */
export function newestBefore(): string | null {
  known ??= { before: lastSeen(Date.now()) };
  return known.before;
}

/** Records that the reader has now seen the list that begins with this entry. */
export function rememberVisit(newest: string): void {
  const visit: Visit = { before: newestBefore(), newest, at: Date.now() };
  writeStored(storageKeys.changelogVisit, JSON.stringify(visit));
}

function lastSeen(now: number): string | null {
  const visit = kept();
  if (!visit) return null;
  return now - visit.at < VISIT ? visit.before : visit.newest;
}

function kept(): Visit | undefined {
  const visit = keptJson(readStored(storageKeys.changelogVisit));
  return isVisit(visit) ? visit : undefined;
}

/** Other code can write to that key, too. */
function isVisit(visit: unknown): visit is Visit {
  const { before, newest, at } = (visit ?? {}) as Readonly<Record<keyof Visit, unknown>>;
  return (
    (before === null || typeof before === 'string') &&
    typeof newest === 'string' &&
    typeof at === 'number'
  );
}
