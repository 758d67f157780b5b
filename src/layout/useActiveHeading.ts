import { useEffect, useState } from 'react';
import type { Heading } from '../model/tree';

/** Height of the bar at the top and some air: a heading above this line has been reached. */
const READING_LINE = 110;

/** The id of the heading whose section is being read: the last one above the reading line. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const reached = headings.filter(
        ({ id }) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READING_LINE,
      );
      const end = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setActive((end && window.scrollY > 0 ? headings : reached).at(-1)?.id);
    };
    const onScroll = () => void (frame ||= requestAnimationFrame(update));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [headings]);

  return active;
}
