import { showKeptReading } from '../data/reading';
import { followStored } from '../data/storage';
import { storageKeys } from '../model/storageKeys';

/** From now on what is set about reading in another tab shows in this one, too. */
export function followReading(): void {
  followStored(storageKeys.reading, showKeptReading);
}
