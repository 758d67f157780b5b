import { useEffect, useRef, type RefObject } from 'react';
import { MOBILE_BREAKPOINT } from '../theme/tokens';

/** Closes the menu on another page, on the way back, and on a screen wide enough for the bar. */
export function useMenuEnd(dialog: RefObject<HTMLDialogElement | null>, path: string): void {
  const opened = useRef(path);

  useEffect(() => {
    if (path !== opened.current) dialog.current?.close();
  }, [dialog, path]);

  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    const onWidth = () => wide.matches && close();
    wide.addEventListener('change', onWidth);
    // Also fires when only the hash changes and the path stays.
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', onWidth);
      window.removeEventListener('popstate', close);
    };
  }, [dialog]);
}
