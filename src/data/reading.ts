import { readingNames } from '../model/readingChoices';
import { storageKeys } from '../model/storageKeys';
import { removeStored, writeStored } from './storage';

/** How the page is shown now: the names stand at its root, where the script in its head has put those that are kept. */
export function readingNow(): string[] {
  const names = document.documentElement.dataset.reading?.split(' ') ?? [];
  return names.filter((name) => readingNames.includes(name));
}

/** Shows the site in this way from now on, on later visits too. */
export function setReading(names: readonly string[]): void {
  const { dataset } = document.documentElement;
  if (names.length > 0) {
    dataset.reading = names.join(' ');
    writeStored(storageKeys.reading, dataset.reading);
  } else {
    delete dataset.reading;
    removeStored(storageKeys.reading);
  }
}
