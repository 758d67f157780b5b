import { useEffect, type RefObject } from 'react';
import { revealWithin } from './revealWithin';

/** Whenever the current entry of a list changes, scrolls the box around the list until that entry is visible. */
export function useRevealCurrent(
  box: RefObject<HTMLElement | null>,
  current: string | undefined,
  margin?: string,
): void {
  useEffect(() => {
    const mark = box.current?.querySelector('[aria-current]');
    return box.current && mark ? revealWithin(box.current, mark, margin) : undefined;
  }, [box, current, margin]);
}
