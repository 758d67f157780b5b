import { readingNow, setReading } from '../../data/reading';
import { readingChoices, withReading } from '../../model/readingChoices';

/** As it stands among the choices for reading, where the page is marked with it before it is painted. */
const WRAP = 'wrap';
const longCode = readingChoices.find(({ options }) => Object.hasOwn(options, WRAP))!;

/** Whether long lines of code are broken. */
export function isWrapped(): boolean {
  return readingNow().includes(WRAP);
}

/** Breaks long lines of code on every page, or lets them run, on later visits too. */
export function setWrapped(wrapped: boolean): void {
  setReading(withReading(readingNow(), longCode, wrapped ? WRAP : ''));
}
