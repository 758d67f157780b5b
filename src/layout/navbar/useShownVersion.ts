import { useEffect } from 'react';
import { useStored } from '../../data/useStored';
import { shownVersion } from '../../model/shownVersion';
import type { FrameVersion } from '../../model/siteFrame';
import { DOCS_SET, storageKeys } from '../../model/storageKeys';

const KEY = storageKeys.docsPreferredVersion(DOCS_SET);

/**
 * The version that a page with this sidebar speaks of, and what makes another one the preferred. A preferred one that is
 * gone is forgotten.
 */
export function useShownVersion(versions: readonly FrameVersion[], sidebar: string | undefined) {
  const [preferred, prefer] = useStored(KEY);
  const gone = preferred !== null && !versions.some(({ name }) => name === preferred);
  useEffect(() => {
    if (gone) prefer(null);
  }, [gone, prefer]);
  return [shownVersion(versions, sidebar, preferred), prefer] as const;
}
