import { readingNames } from '../model/readingChoices';
import { storageKeys } from '../model/storageKeys';
import { readStored, removeStored, writeStored } from './storage';

/** How the page is shown now: the names stand at its root, where the script in its head has put those that are kept. */
export function readingNow(): string[] {
  return known(document.documentElement.dataset.reading);
}

/** Shows the site in this way from now on, on later visits too. */
export function setReading(names: readonly string[]): void {
  show(names);
  if (names.length > 0) writeStored(storageKeys.reading, names.join(' '));
  else removeStored(storageKeys.reading);
}

/** Shows the site as it was set last, in whichever tab. */
export function showKeptReading(): void {
  show(known(readStored(storageKeys.reading)));
}

function show(names: readonly string[]): void {
  const { dataset } = document.documentElement;
  if (names.length > 0) dataset.reading = names.join(' ');
  else delete dataset.reading;
}

function known(names: string | null | undefined): string[] {
  return names?.split(' ').filter((name) => readingNames.includes(name)) ?? [];
}
