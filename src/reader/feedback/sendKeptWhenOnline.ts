import { readStored } from '../../data/storage';
import { storageKeys } from '../../model/reader/storageKeys';

/** Sends answers that were given offline, if the reader is online now. */
export function sendKeptWhenOnline(endpoint: string): void {
  if (!navigator.onLine || readStored(storageKeys.feedback) === null) return;
  import('./keptAnswers')
    .then(({ sendKeptAnswers }) => sendKeptAnswers(endpoint))
    .catch(() => undefined);
}
