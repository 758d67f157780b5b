import { readingNow, setReading } from '../../data/reading';

/** Its name among the reading preferences, which are applied to the page before the first paint. */
const WRAP = 'wrap';

/** Whether long lines of code are wrapped. */
export function isWrapped(): boolean {
  return readingNow().includes(WRAP);
}

/** Turns wrapping of long code lines on or off on every page, and remembers it. */
export function setWrapped(wrapped: boolean): void {
  const others = readingNow().filter((name) => name !== WRAP);
  setReading(wrapped ? [...others, WRAP] : others);
}
