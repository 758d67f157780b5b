import { whenIdle } from './whenIdle';

/** A reader is here: a pointer, a finger, a key, the focus, a move of the page. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'];
/** In milliseconds; those who have a page read out to them may give no sign. */
const LONGEST_WAIT = 5000;

/** Calls `act` once, at the first sign of a reader or after a while, when the page is at rest. */
export function whenUsed(act: () => void): void {
  const waits = new AbortController();
  const begin = () => {
    clearTimeout(timer);
    waits.abort();
    whenIdle(act);
  };
  const options = { capture: true, passive: true, signal: waits.signal };
  for (const sign of SIGNS) document.addEventListener(sign, begin, options);
  const timer = setTimeout(begin, LONGEST_WAIT);
}
