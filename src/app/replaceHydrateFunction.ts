import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecordingPresses } from './earlyPress';

/** Hydrates the page in small steps, so that a slow phone can scroll and tap meanwhile. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    stopRecordingPresses();
    startTransition(() => {
      // In development the page arrives empty: there is nothing to hydrate.
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
  };
}
