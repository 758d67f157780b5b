import { useEffect } from 'react';
import { routeChange } from './routeChange';

/** Calls `listener` when the reader starts to navigate to another page. */
export function useNavigationStart(listener: () => void): void {
  useEffect(() => routeChange.subscribe((underWay) => underWay && listener()));
}
