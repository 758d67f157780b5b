import { readStored } from '../../data/storage';
import { storageKeys } from '../../model/storageKeys';

/** Sends what was answered offline, now that the reader may be online. */
export function sendKeptWhenOnline(endpoint: string): void {
  if (!navigator.onLine || readStored(storageKeys.feedback) === null) return;
  import('./keptAnswers')
    .then(({ sendKeptAnswers }) => sendKeptAnswers(endpoint))
    .catch(() => undefined);
}
