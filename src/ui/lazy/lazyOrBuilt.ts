import { lazy, type ComponentType } from 'react';

/**
 * A lazy part that only some pages have. If it fails to load, the prerendered HTML stays and works as it does without
 * scripts.
 */
export const lazyOrBuilt = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );
