import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { load } from '../navigation/goTo';

interface Shown {
  readonly location: Location;
  readonly pageResources: object | undefined;
}

interface EnsureResourcesProps {
  /** Where the reader is. */
  readonly location: Location;
  readonly children: (shown: Shown) => ReactNode;
}

/**
 * In place of Gatsby's, which pairs a page that has come with the address of the moment: after two quick steps back nothing
 * would be shown. Here a page goes with its own address, and the one before stays until it is there.
 */
export default function EnsureResources({ location, children }: EnsureResourcesProps): ReactNode {
  const pageResources = window.___loader.loadPageSync(location.pathname);
  const [shown, show] = useState<Shown>({ location, pageResources });
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  if (pageResources && shown.location !== location) show({ location, pageResources });
  useEffect(() => {
    if (!pageResources) void load(location).then(redraw);
  }, [location, pageResources]);
  return children(shown);
}
