import type { MouseEvent } from 'react';

const MIDDLE = 1;

/** Tells of a link that is opened, in its place or in another tab: the right button opens a menu, and not the link. */
export function whenOpened(tell: () => void) {
  return {
    onClick: tell,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE) tell();
    },
  };
}
