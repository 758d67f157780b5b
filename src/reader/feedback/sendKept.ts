import { readStored } from '../../data/storage';
import { storageKeys } from '../../model/storageKeys';

/** Sends what was answered without a line, now that there may be one. */
export function sendKept(endpoint: string): void {
  if (navigator.onLine === false || readStored(storageKeys.feedback) === null) return;
  import('./keptAnswers')
    .then(({ sendKeptAnswers }) => sendKeptAnswers(endpoint))
    .catch(() => undefined);
}
