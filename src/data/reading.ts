import { readingNames } from '../model/reader/readingChoices';
import { storageKeys } from '../model/reader/storageKeys';
import { readStored, removeStored, writeStored } from './storage';

/**
 * The reading choices in effect: their names are on the root element, where the script in the head puts the stored
 * ones.
 */
export function readingNow(): string[] {
  return known(document.documentElement.dataset.reading);
}

/** Shows the site with these reading choices from now on, on later visits too. */
export function setReading(names: readonly string[]): void {
  show(names);
  if (names.length > 0) writeStored(storageKeys.reading, names.join(' '));
  else removeStored(storageKeys.reading);
}

/** Applies the stored choices, whichever tab they were made in. */
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
