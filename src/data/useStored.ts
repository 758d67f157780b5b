import { useCallback, useSyncExternalStore } from 'react';
import { followStored, readStored, removeStored, writeStored } from './storage';

/** What the browser would not keep, by key. */
const held = new Map<string, string>();
/** Tells this tab of changes, by key. */
const changes = new EventTarget();

interface StoredOptions {
  /** Whether a value that the browser will not keep holds for as long as the page; else it is not there. */
  readonly held?: boolean;
}

/**
 * What is kept under a key in the reader's browser, and what keeps another value, or with null forgets it. All who ask are
 * in step, in this tab and in others.
 */
export function useStored(
  key: string,
  options: StoredOptions = {},
): readonly [string | null, (value: string | null) => void] {
  const { held: holds = false } = options;
  const subscribe = useCallback((onChange: () => void) => follow(key, onChange), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => held.get(key) ?? readStored(key),
    () => null,
  );
  const keep = useCallback(
    (next: string | null) => {
      held.delete(key);
      if (next === null) removeStored(key);
      else if (!writeStored(key, next) && holds) held.set(key, next);
      changes.dispatchEvent(new Event(key));
    },
    [key, holds],
  );
  return [value, keep];
}

function follow(key: string, onChange: () => void): () => void {
  changes.addEventListener(key, onChange);
  const leaveTabs = followStored(key, () => {
    held.delete(key);
    onChange();
  });
  return () => {
    changes.removeEventListener(key, onChange);
    leaveTabs();
  };
}
