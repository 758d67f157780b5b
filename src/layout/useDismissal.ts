import { useEffect } from 'react';
import { followStored, readStored, writeStored } from '../data/storage';
import { storageKeys } from '../model/reader/storageKeys';

const { announcementId, announcementDismissed } = storageKeys;

/**
 * Returns a function that closes the announcement with this id permanently, and hides it if the reader closes it in
 * another tab. The state is an attribute on the root element, which the script in the head may have set before any
 * other code ran.
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
