import { useEffect } from 'react';

/** Fetches what makes the signs beside items copy their addresses once the page stands; until then they only lead there. */
export function useCopyLinks(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./copyLinks').then(
      ({ copyLinks }) => {
        if (!left) stop = copyLinks();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
}
