import { useEffect, useState } from 'react';
import { newestFirst } from '../model/changelog/changelog';
import type * as listParts from './listParts';

interface ListParts {
  readonly Filter?: typeof listParts.ChangelogFilter;
  /** True if the entry was published after the reader's last visit. */
  isNew(entry: { path: string }): boolean;
}

const none: ListParts = { isNew: () => false };
/** Kept so that a list that mounts again has its parts immediately: a filtered list starts with its results. */
let loaded = none;

/**
 * The parts of the list that need scripts, fetched after hydration: the filter and the "new" marks. Without them the
 * list stays as the build rendered it. `newest` is the first entry of the whole list, on the page that shows it.
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
