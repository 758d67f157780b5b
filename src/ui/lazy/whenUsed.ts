import { whenIdle } from './whenIdle';

/** Signs that a reader is present: a pointer, a finger, the focus, scrolling. */
const SIGNS = ['pointerover', 'focusin', 'scroll'];
/** In milliseconds; leaves the connection free for a reader who follows a link right away. */
const PAUSE = 1000;
/** In milliseconds; readers with a screen reader may give no sign. */
const LONGEST_WAIT = 5000;

/**
 * Calls `act` once, when the page is idle: shortly after the first sign of a reader, immediately after a key press or a
 * click on something other than a link, and after a while without any sign.
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
