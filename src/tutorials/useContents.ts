import { useSyncExternalStore } from 'react';
import { CONTENTS_BREAKPOINT } from '../theme/tokens';
import { CONTENTS_ID } from '../ui/contentsId';

const wide = () => window.matchMedia(`(min-width: ${CONTENTS_BREAKPOINT + 1}px)`);

/** The contents beside the text, or null where they are folded or there are none. */
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
