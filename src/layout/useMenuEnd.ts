import { useEffect, type RefObject } from 'react';
import { MOBILE_BREAKPOINT } from '../theme/tokens';

/** Closes the menu on Back, and on a screen wide enough for the bar; `Navbar` closes it on navigation. */
export function useMenuEnd(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    const onWidth = () => {
      if (!wide.matches) return;
      close();
      // The button that opened the menu has disappeared, too.
      dialog.current?.closest('header')?.querySelector('a')?.focus();
    };
    // A phone may have been rotated while the menu's code was loading.
    onWidth();
    wide.addEventListener('change', onWidth);
    // Also fires when only the hash changes and the path stays.
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', onWidth);
      window.removeEventListener('popstate', close);
    };
  }, [dialog]);
}
