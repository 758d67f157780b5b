import { useEffect, useState } from 'react';
import { idInHash } from '../model/idInHash';

/** Height of the bar and of what stands above a heading: a place above this line has been reached. */
const READING_LINE = 150;
/** In milliseconds. Some browsers allow no more than a hundred changes of the address in half a minute. */
const ADDRESS_WAITS = 400;
/** In milliseconds: how long a jump to an anchor may take. */
const JUMP = 300;

/**
 * The anchor of the place that is being read. The address follows the reader without a new entry in the history, so that
 * the way back leads to where they came from, and a link that they copy to where they are.
 */
export function useReadPlace(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    const { pathname } = window.location;
    let frame = 0;
    let timer = 0;
    let moved = 0;
    let jumpedAt = -Infinity;

    const follow = (anchor: string | undefined) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (window.location.pathname === pathname) replaceHash(anchor);
      }, ADDRESS_WAITS);
    };
    const read = () => {
      frame = 0;
      // They are on their way.
      if (!anchors.some((anchor) => document.getElementById(anchor))) return;
      const jumpsFor = jumpedAt + JUMP - performance.now();
      clearTimeout(moved);
      if (jumpsFor > 0) {
        moved = window.setTimeout(readOn, jumpsFor);
        return;
      }
      const anchor = reached(anchors);
      setCurrent(anchor);
      follow(anchor);
    };
    // A short place at the end of the page may not reach the line; it is read all the same when it was asked for.
    const readOn = () => !isAtEnd() && read();
    const jump = () => {
      const anchor = idInHash(window.location.hash);
      if (!anchors.includes(anchor)) return;
      jumpedAt = performance.now();
      clearTimeout(timer);
      setCurrent(anchor);
    };

    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', () => void (frame ||= requestAnimationFrame(read)), options);
    window.addEventListener('hashchange', jump, options);
    document.addEventListener('click', drawAllForJump, { ...options, capture: true });
    jump();
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(moved);
    };
  }, [anchors]);

  return current;
}

/** What stands above the place must have its true height when the browser jumps there (`unseenCss`). */
function drawAllForJump({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]'))
    delete document.documentElement.dataset.top;
}

const isAtEnd = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

function reached(anchors: readonly string[]): string | undefined {
  return anchors.findLast((anchor) => {
    const place = document.getElementById(anchor);
    return place !== null && place.getBoundingClientRect().top <= READING_LINE;
  });
}

/** The entry keeps its state: the router knows it by that. */
function replaceHash(anchor: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const next = anchor ? `#${anchor}` : '';
  if (next !== hash)
    window.history.replaceState(window.history.state, '', pathname + search + next);
}
