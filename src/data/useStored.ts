import { useCallback, useSyncExternalStore } from 'react';
import { followStored, readStored, removeStored, writeStored } from './storage';

/** Tells this tab of changes, by key. */
const changes = new EventTarget();

/**
 * What is kept under a key in the reader's browser, and what keeps another value, or with null forgets it; that is false
 * where the browser will not. All who ask are in step, in this tab and in others.
 */
export function useStored(
  key: string,
): readonly [string | null, (value: string | null) => boolean] {
  const subscribe = useCallback((onChange: () => void) => follow(key, onChange), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const keep = useCallback(
    (next: string | null) => {
      if (next === null) removeStored(key);
      const kept = next === null || writeStored(key, next);
      changes.dispatchEvent(new Event(key));
      return kept;
    },
    [key],
  );
  return [value, keep];
}

function follow(key: string, onChange: () => void): () => void {
  changes.addEventListener(key, onChange);
  const leaveTabs = followStored(key, onChange);
  return () => {
    changes.removeEventListener(key, onChange);
    leaveTabs();
  };
}
