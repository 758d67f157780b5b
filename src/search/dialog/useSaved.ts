import { useMemo } from 'react';
import { readStored } from '../../data/storage';
import { useStored } from '../../data/useStored';
import { readSaved, withoutSaved, withSaved, type SavedResult } from './savedResults';

/** Results kept in the reader's browser, latest first. */
export interface SavedList {
  readonly results: readonly SavedResult[];
  has(url: string): boolean;
  add(result: SavedResult): void;
  remove(url: string): void;
}

/** The results stored under a key, latest first, at most `limit` of them. */
export function useSaved(key: string, limit: number): SavedList {
  const [stored, keep] = useStored(key);
  return useMemo(() => {
    const results = readSaved(stored);
    // Re-read, to keep what another tab has added meanwhile.
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
