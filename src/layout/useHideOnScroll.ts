import { useEffect, type RefObject } from 'react';

/**
 * Hides the bar while the reader goes down the page, and draws nothing anew for it. What decides is fetched when the page
 * is first scrolled; without it the bar stays.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { scrollY: from, location } = window;
    const { hash } = location;
    const stop = new AbortController();
    const start = async () => {
      const { hideOnScroll } = await import('./hideOnScroll');
      if (bar.current) hideOnScroll(bar.current, from, location.hash !== hash, stop.signal);
    };
    const onScroll = () => void start().catch(() => undefined);
    window.addEventListener('scroll', onScroll, { once: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [bar]);
}
