import { use, useEffect, useReducer, useState, type ReactNode } from 'react';
import { load } from '../navigation/goTo';

const FOREVER = new Promise<never>(() => undefined);

interface Shown {
  readonly location: Location;
  readonly pageResources: object | undefined;
}

interface EnsureResourcesProps {
  /** The current location. */
  readonly location: Location;
  readonly children: (shown: Shown) => ReactNode;
}

/**
 * Replaces Gatsby's own, which pairs a loaded page with whatever the current location is: after going back twice
 * quickly, nothing would be shown. Here each page is paired with its own location, and the previous page stays until
 * the next one is ready.
 */
export default function EnsureResources({ location, children }: EnsureResourcesProps): ReactNode {
  const pageResources = window.___loader.loadPageSync(location.pathname);
  const [shown, show] = useState<Shown>({ location, pageResources });
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  if (pageResources && shown.location !== location) show({ location, pageResources });
  useEffect(() => {
    if (!pageResources) void load(location).then(redraw);
  }, [location, pageResources]);
  // On Back before hydration the browser loads that page (src/app/earlyBack.ts). Meanwhile nothing changes.
  if (!shown.pageResources) use(FOREVER);
  return children(shown);
}
