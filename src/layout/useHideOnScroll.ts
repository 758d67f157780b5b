import { useEffect, type RefObject } from 'react';

/** Milliseconds before another attempt to load the code. */
const PAUSE = 2000;

/**
 * Hides the bar while the reader scrolls down, without a render. The code is fetched on the first scroll; until it has
 * loaded, the bar stays.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { scrollY: from, location } = window;
    const { hash } = location;
    const stop = new AbortController();
    const start = async () => {
      const { hideOnScroll } = await import('./hideOnScroll');
      const jumped = location.hash !== hash;
      if (bar.current) hideOnScroll(bar.current, { from, jumped }, stop.signal);
    };
    const onScroll = () => void start().catch(() => setTimeout(listen, PAUSE));
    const listen = () =>
      window.addEventListener('scroll', onScroll, {
        once: true,
        passive: true,
        signal: stop.signal,
      });
    listen();
    return () => stop.abort();
  }, [bar]);
}
