import { useEffect, useState } from 'react';
import { idInHash } from '../model/address/idInHash';
import type { Heading } from '../model/content/tree';

/** Height of the bar at the top plus some space: a heading above this line has been reached. */
const READING_LINE = 110;

/** The id of the heading whose section is being read. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(headingRead(headings)?.id);
    };
    const onMove = () => void (frame ||= requestAnimationFrame(update));
    onMove();
    window.addEventListener('scroll', onMove, { passive: true });
    // At the end of the page there may be nothing left to scroll.
    window.addEventListener('hashchange', onMove);
    return () => {
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('hashchange', onMove);
      cancelAnimationFrame(frame);
    };
  }, [headings]);

  return active;
}

/**
 * The last heading reached. At the end of the page, where later headings cannot scroll up that far, the one in the
 * address or the last one.
 */
function headingRead(headings: readonly Heading[]): Heading | undefined {
  const { innerHeight, scrollY, location } = window;
  const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (!end || scrollY <= 0) return headings.findLast(isReached);
  const asked = idInHash(location.hash);
  return headings.find((heading) => heading.id === asked && !isReached(heading)) ?? headings.at(-1);
}

function isReached({ id }: Heading): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  return top <= READING_LINE;
}
