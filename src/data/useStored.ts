import { useCallback, useSyncExternalStore } from 'react';
import { followStored, readStored, removeStored, writeStored } from './storage';

/** Notifies this tab of changes, by key. */
const changes = new EventTarget();

/**
 * The value stored under a key in the reader's browser, and a function that stores another one, or removes it if given
 * null. All users of a key stay in sync, in this tab and in others.
 */
export function useStored(key: string): readonly [string | null, (value: string | null) => void] {
  const subscribe = useCallback((onChange: () => void) => follow(key, onChange), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const keep = useCallback(
    (next: string | null) => {
      if (next === null) removeStored(key);
      else writeStored(key, next);
      changes.dispatchEvent(new Event(key));
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
