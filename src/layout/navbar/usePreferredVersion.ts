import { useEffect, useSyncExternalStore } from 'react';
import { removeStored, readStored, writeStored } from '../../data/storage';
import { shownVersion } from '../../model/shownVersion';
import type { FrameVersion } from '../../model/siteFrame';
import { DOCS_SET, storageKeys } from '../../model/storageKeys';

const KEY = storageKeys.docsPreferredVersion(DOCS_SET);
const CHANGED = 'learn-docs-version';

/** The name of the version that the reader prefers, and what changes it; one that is gone is forgotten. */
export function usePreferredVersion(
  versions: readonly FrameVersion[],
): readonly [string | null, (name: string) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(KEY),
    () => null,
  );
  const gone = stored !== null && !versions.some(({ name }) => name === stored);
  useEffect(() => {
    if (gone) removeStored(KEY);
  }, [gone]);
  return [gone ? null : stored, prefer];
}

/** The version that a page with this sidebar speaks of, and what makes another one the preferred. */
export function useShownVersion(versions: readonly FrameVersion[], sidebar: string | undefined) {
  const [preferred, choose] = usePreferredVersion(versions);
  return [shownVersion(versions, sidebar, preferred), choose] as const;
}

function prefer(name: string): void {
  writeStored(KEY, name);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
