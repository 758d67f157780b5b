import { useEffect, useState } from 'react';
import { newestFirst } from '../model/changelog';
import type * as listParts from './listParts';

interface ListParts {
  readonly Filter?: typeof listParts.ChangelogFilter;
  /** Tells which entries are new since the reader's last visit. */
  isNew(entry: { path: string }): boolean;
}

/**
 * What the list has where scripts run, fetched once the page stands: the filter and the marks. Without it the list is there as the build made it. `newest` is the first entry of the whole list, where it is shown.
 */
export function useListParts(newest: string | undefined): ListParts {
  const [parts, setParts] = useState<ListParts>({ isNew: () => false });

  useEffect(() => {
    let left = false;
    import('./listParts').then(
      ({ ChangelogFilter, newestBefore, rememberVisit }) => {
        if (left) return;
        const before = newestBefore();
        setParts({
          Filter: ChangelogFilter,
          isNew: (entry) => before !== null && newestFirst(entry, { path: before }) < 0,
        });
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
