import type { ReactNode } from 'react';

/** A number of the API's contract, which the build has looked up. */
export function ApiLimit({ children }: { children?: ReactNode }) {
  return children;
}
