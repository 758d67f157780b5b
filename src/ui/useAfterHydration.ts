import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what the build made of it, true once it is the reader's own. */
export function useAfterHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
