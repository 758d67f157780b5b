import { whenIdle } from './whenIdle';

/** Signs that a reader is here: a pointer, a finger, the focus, a move of the page. */
const SIGNS = ['pointerover', 'focusin', 'scroll'];
/** In milliseconds. Whoever follows a link right away is not held up. */
const PAUSE = 1000;
/** In milliseconds; those who have a page read out to them may give no sign. */
const LONGEST_WAIT = 5000;

/**
 * Calls `act` once, when the page is at rest: soon after the first sign of a reader, at once after a key or a press on
 * something else than a link, and after a while without any.
 */
export function whenUsed(act: () => void): void {
  const waits = new AbortController();
  const begin = () => {
    clearTimeout(timer);
    waits.abort();
    whenIdle(act);
  };
  let timer = setTimeout(begin, LONGEST_WAIT);

  const options = { capture: true, passive: true, signal: waits.signal };
  const on = (type: string, hear: (event: Event) => void) =>
    document.addEventListener(type, hear, options);
  const beginSoon = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, beginSoon, options);
    clearTimeout(timer);
    timer = setTimeout(begin, PAUSE);
  };
  for (const sign of SIGNS) on(sign, beginSoon);
  on('keydown', begin);
  on('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) begin();
  });
}
