import { useEffect } from 'react';
import { routeChange } from './routeChange';

/** Calls `leave` when the reader sets out for another page. */
export function useLeaving(leave: () => void): void {
  useEffect(() => routeChange.subscribe((underWay) => underWay && leave()));
}
