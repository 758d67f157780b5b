import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** Stands for Enter among the letters that were typed ahead. */
export const ENTER = '\n';

/** Where Enter and space are meant for the search while it loads: the page, the empty dialog, and what opened it. */
const WAITING = 'body, dialog, [aria-haspopup]';

/** While a search is open, `add` hears the letters that are typed outside its field, so that none of them are lost. */
export function useTypedAhead(open: boolean, add: (letter: string) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const presses = key === 'Enter' || key === ' ';
      if (presses ? !(target as Element).matches(WAITING) : key.length !== 1) return;
      // Otherwise a field that appears at this very moment would get the letter twice.
      event.preventDefault();
      add(key === 'Enter' ? ENTER : key);
    };
    // In the capture phase, before the shortcuts hear the keys.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
