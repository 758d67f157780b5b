import { useEffect } from 'react';
import { useStored } from '../../data/useStored';
import { shownVersion } from '../../model/navigation/shownVersion';
import type { FrameVersion } from '../../model/config/siteFrame';
import { DOCS_SET, storageKeys } from '../../model/reader/storageKeys';

const KEY = storageKeys.docsPreferredVersion(DOCS_SET);

/**
 * The docs version that a page with this sidebar shows, and a setter for the preferred version. A preferred version
 * that no longer exists is forgotten.
 */
export function useShownVersion(versions: readonly FrameVersion[], sidebar: string | undefined) {
  const [preferred, prefer] = useStored(KEY);
  const gone = preferred !== null && !versions.some(({ name }) => name === preferred);
  useEffect(() => {
    if (gone) prefer(null);
  }, [gone, prefer]);
  return [shownVersion(versions, sidebar, preferred), prefer] as const;
}
