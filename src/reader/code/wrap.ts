import { readingNow, setReading } from '../../data/reading';

/** As it stands among the choices for reading, where the page is marked with it before it is painted. */
const WRAP = 'wrap';

/** Whether long lines of code are broken. */
export function isWrapped(): boolean {
  return readingNow().includes(WRAP);
}

/** Breaks long lines of code on every page, or lets them run, on later visits too. */
export function setWrapped(wrapped: boolean): void {
  const others = readingNow().filter((name) => name !== WRAP);
  setReading(wrapped ? [...others, WRAP] : others);
}
