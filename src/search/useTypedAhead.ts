import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** Stands for Enter among the letters that were typed ahead. */
export const ENTER = '\n';

/** Where Enter asks for the search that is on its way: the page, its empty dialog, and what opened it. */
const WAITING = 'body, dialog, [aria-haspopup]';

/** While a field is on its way, `add` hears the letters that are typed for it, so that none of them are lost. */
export function useTypedAhead(waiting: boolean, add: (letter: string) => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const letter = key === 'Enter' && (target as Element).matches(WAITING) ? ENTER : key;
      if (letter.length !== 1) return;
      // Else a field that comes at this very moment would get the letter once more.
      event.preventDefault();
      add(letter);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
