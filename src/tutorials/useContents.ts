import { useSyncExternalStore } from 'react';
import { CONTENTS_BREAKPOINT } from '../theme/tokens';
import { CONTENTS_ID } from '../ui/contentsId';

const wide = () => window.matchMedia(`(min-width: ${CONTENTS_BREAKPOINT + 1}px)`);

/** The table of contents next to the text, or null if it is collapsed or there is none. */
export function useContents(): Element | null {
  return useSyncExternalStore(follow, () =>
    wide().matches ? document.getElementById(CONTENTS_ID) : null,
  );
}

function follow(tell: () => void): () => void {
  const change = wide();
  change.addEventListener('change', tell);
  return () => change.removeEventListener('change', tell);
}
