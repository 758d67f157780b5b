import { useEffect, type RefObject } from 'react';
import { revealWithin } from './revealWithin';

/** Whenever another entry of a list is the current one, the box around the list scrolls so that it can be seen. */
export function useMarkInSight(
  box: RefObject<HTMLElement | null>,
  current: string | undefined,
  margin?: string,
): void {
  useEffect(() => {
    const mark = box.current?.querySelector('[aria-current]');
    return box.current && mark ? revealWithin(box.current, mark, margin) : undefined;
  }, [box, current, margin]);
}
