import { useEffect, useState } from 'react';
import { newestFirst } from '../model/changelog';
import type * as listParts from './listParts';

interface ListParts {
  readonly Filter?: typeof listParts.ChangelogFilter;
  /** Tells which entries are new since the reader's last visit. */
  isNew(entry: { path: string }): boolean;
}

const none: ListParts = { isNew: () => false };
/** What has come once is there at once for a list that is drawn again: a filtered one begins with what was found. */
let loaded = none;

/**
 * What the list has where scripts run, fetched once the page stands: the filter and the marks. Without it the list is there as
 * the build made it. `newest` is the first entry of the whole list, where it is shown.
 */
export function useListParts(newest: string | undefined): ListParts {
  const [parts, setParts] = useState(loaded);

  useEffect(() => {
    let left = false;
    import('./listParts').then(
      ({ ChangelogFilter, newestBefore, rememberVisit }) => {
        if (left) return;
        const before = newestBefore();
        loaded = {
          Filter: ChangelogFilter,
          isNew: (entry) => before !== null && newestFirst(entry, { path: before }) < 0,
        };
        setParts(loaded);
        if (newest) rememberVisit(newest);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [newest]);

  return parts;
}
