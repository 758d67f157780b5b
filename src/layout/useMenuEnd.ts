import { useEffect, type RefObject } from 'react';
import { MOBILE_BREAKPOINT } from '../theme/tokens';

/** Closes the menu on the way back, and on a screen wide enough for the bar; `Navbar` closes it on another page. */
export function useMenuEnd(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    const onWidth = () => {
      if (!wide.matches) return;
      close();
      // The button that opened the menu has gone with it.
      dialog.current?.closest('header')?.querySelector('a')?.focus();
    };
    // A phone may have been turned while the menu's code was on its way.
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
