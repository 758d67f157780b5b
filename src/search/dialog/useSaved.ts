import { useMemo } from 'react';
import { readStored } from '../../data/storage';
import { useStored } from '../../data/useStored';
import { readSaved, withoutSaved, withSaved, type SavedResult } from './savedResults';

/** Results that are kept in the reader's browser, the latest first. */
export interface SavedList {
  readonly results: readonly SavedResult[];
  has(url: string): boolean;
  add(result: SavedResult): void;
  remove(url: string): void;
}

/** The results kept under a key; without storage there are none, and none are kept. */
export function useSaved(key: string, limit: number): SavedList {
  const [stored, keep] = useStored(key);
  return useMemo(() => {
    const results = readSaved(stored);
    // What another tab has added meanwhile stays.
    const change = (by: (list: readonly SavedResult[]) => readonly SavedResult[]) =>
      keep(JSON.stringify(by(readSaved(readStored(key)))));
    return {
      results,
      has: (url) => results.some((result) => result.url === url),
      add: (result) => change((list) => withSaved(list, result, limit)),
      remove: (url) => change((list) => withoutSaved(list, url)),
    };
  }, [stored, keep, key, limit]);
}
