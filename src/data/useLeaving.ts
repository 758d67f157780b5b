import { useEffect } from 'react';
import { routeChange } from './routeChange';

/** Calls `leave` when the reader starts to navigate to another page. */
export function useLeaving(leave: () => void): void {
  useEffect(() => routeChange.subscribe((underWay) => underWay && leave()));
}
