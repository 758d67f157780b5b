import { useEffect, useSyncExternalStore } from 'react';
import { followStored, removeStored, readStored, writeStored } from '../../data/storage';
import { shownVersion } from '../../model/shownVersion';
import type { FrameVersion } from '../../model/siteFrame';
import { DOCS_SET, storageKeys } from '../../model/storageKeys';

const KEY = storageKeys.docsPreferredVersion(DOCS_SET);
const CHANGED = 'learn-docs-version';

/**
 * The version that a page with this sidebar speaks of, and what makes another one the preferred. A preferred one that is
 * gone is forgotten.
 */
export function useShownVersion(versions: readonly FrameVersion[], sidebar: string | undefined) {
  const preferred = useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => null,
  );
  const gone = preferred !== null && !versions.some(({ name }) => name === preferred);
  useEffect(() => {
    if (gone) removeStored(KEY);
  }, [gone]);
  return [shownVersion(versions, sidebar, preferred), prefer] as const;
}

function prefer(name: string): void {
  writeStored(KEY, name);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  const leaveTabs = followStored(KEY, onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    leaveTabs();
  };
}
