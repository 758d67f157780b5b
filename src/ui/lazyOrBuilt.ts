import { lazy, type ComponentType } from 'react';

/** A part that is fetched only where there is one. Where that fails, what the build wrote stays, and works as without scripts. */
export const lazyOrBuilt = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );
