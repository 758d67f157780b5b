import { useEffect, useState } from 'react';
import { idInHash } from '../model/address/idInHash';

/** In pixels from the top: a section whose top is above this line has been reached. Leaves room for the navbar. */
const READING_LINE = 150;
/** In milliseconds. Some browsers allow only a hundred changes of the address per half a minute. */
const ADDRESS_WAITS = 400;
/** In milliseconds: the longest that a jump to an anchor takes. */
const JUMP = 300;

/**
 * The anchor of the section being read. The address follows the reader without new history entries, so that Back leads to
 * the previous page, and a copied link to the current section.
 */
export function useActiveAnchor(anchors: readonly string[]): string | undefined {
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
      // The sections have not been rendered yet.
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
    // A short section at the end of the page may never reach the line, but it is current after a jump to it.
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

/** Lays out everything at its real height before the browser jumps to an anchor (`unseenCss`). */
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

/** Keeps the entry's state, by which the router identifies it. */
function replaceHash(anchor: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const next = anchor ? `#${anchor}` : '';
  if (next !== hash)
    window.history.replaceState(window.history.state, '', pathname + search + next);
}
