import { showKeptReading } from '../data/reading';
import { followStored } from '../data/storage';
import { storageKeys } from '../model/reader/storageKeys';

/** Applies changes of the reading preferences in other tabs to this one. */
export function followReading(): void {
  followStored(storageKeys.reading, showKeptReading);
}
