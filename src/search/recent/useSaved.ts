import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { followStored, readStored, writeStored } from '../../data/storage';
import { readSaved, withoutSaved, withSaved, type SavedResult } from './savedResults';

/** Results that are kept in the reader's browser, the latest first. */
export interface SavedList {
  readonly results: readonly SavedResult[];
  has(url: string): boolean;
  add(result: SavedResult): void;
  remove(url: string): void;
}

const changed = new EventTarget();

/** The results kept under a key; without storage there are none, and none are kept. */
export function useSaved(key: string, limit: number): SavedList {
  const subscribe = useCallback((onChange: () => void) => subscribeTo(key, onChange), [key]);
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  return useMemo(() => {
    const results = readSaved(stored);
    // What another tab has added meanwhile stays.
    const change = (by: (list: readonly SavedResult[]) => readonly SavedResult[]) => {
      writeStored(key, JSON.stringify(by(readSaved(readStored(key)))));
      changed.dispatchEvent(new Event('change'));
    };
    return {
      results,
      has: (url) => results.some((result) => result.url === url),
      add: (result) => change((list) => withSaved(list, result, limit)),
      remove: (url) => change((list) => withoutSaved(list, url)),
    };
  }, [stored, key, limit]);
}

function subscribeTo(key: string, onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  const leaveTabs = followStored(key, onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    leaveTabs();
  };
}
