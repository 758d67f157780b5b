import { useLayoutEffect, type ReactNode } from 'react';
import { showPlace } from '../navigation/places';

/** In place of Gatsby's, which leads to the top or a heading where the reader was elsewhere. */
export function ScrollHandler({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(showPlace);
  return children;
}
