import { useEffect, useRef, useState } from 'react';

/**
 * For an element that may be wider than its place: while it can be scrolled, it is a tab stop with a name; otherwise it
 * is neither.
 */
export function useScrollStop<Frame extends HTMLElement>(label: string) {
  const ref = useRef<Frame>(null);
  const [scrolls, setScrolls] = useState(false);

  // After every render, so that sizes are measured again: new content may be wider in a frame that keeps its size.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  return { ref, ...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label }) };
}
