import { showKeptReading } from '../data/reading';
import { storageKeys } from '../model/storageKeys';

/** From now on what is set about reading in another tab shows in this one, too. */
export function followReading(): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key the other tab forgot everything.
    if (key === null || key === storageKeys.reading) showKeptReading();
  });
}
