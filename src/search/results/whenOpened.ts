import type { MouseEvent } from 'react';

const MIDDLE = 1;

/** Handlers that report when a link is opened, here or in a new tab; a right click only opens a menu. */
export function whenOpened(onOpen: () => void) {
  return {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE) onOpen();
    },
  };
}
