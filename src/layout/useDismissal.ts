import { useEffect } from 'react';
import { followStored, readStored, writeStored } from '../data/storage';
import { storageKeys } from '../model/storageKeys';

const { announcementId, announcementDismissed } = storageKeys;

/**
 * Closes the announcement of this id for good, and follows when the reader closes it in another tab. The page's own mark
 * tells that it is closed: the script in the head may have set it before anything of ours ran.
 */
export function useDismissal(id: string): () => void {
  useEffect(
    () =>
      followStored(announcementDismissed, () => {
        if (readStored(announcementDismissed) === 'true' && readStored(announcementId) === id)
          hide();
      }),
    [id],
  );

  return () => {
    writeStored(announcementId, id);
    writeStored(announcementDismissed, 'true');
    hide();
  };
}

function hide(): void {
  document.documentElement.dataset.announcement = 'dismissed';
}
