import { useLayoutEffect, type ReactNode } from 'react';
import { restoreScrollPosition } from '../navigation/scrollPositions';

/** Replaces Gatsby's own, which scrolls to the top or to a heading even where the reader had scrolled elsewhere. */
export function ScrollHandler({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(restoreScrollPosition);
  return children;
}
