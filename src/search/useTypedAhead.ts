import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** Stands for Enter among the letters that were typed ahead. */
export const ENTER = '\n';

/** Here Enter and space press a button, even while the search loads; what opened it would only open it once more. */
const PRESSES = ':is(dialog, [role="alert"]) :not([aria-haspopup])';

/**
 * While a search is open, `edit` changes what was typed with each key that is pressed outside its field, so that none of
 * them are lost.
 */
export function useTypedAhead(
  open: boolean,
  edit: (change: (typed: string) => string) => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      if ((key === 'Enter' || key === ' ') && (target as Element).matches(PRESSES)) return;
      const change = changeBy(key);
      if (!change) return;
      // Otherwise a field that appears at this very moment would get the letter twice.
      event.preventDefault();
      edit(change);
    };
    // In the capture phase, before the shortcuts hear the keys.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}

/** What a key does to what was typed; undefined for those that write nothing. */
function changeBy(key: string): ((typed: string) => string) | undefined {
  if (key === 'Backspace') return (typed) => typed.slice(0, -1);
  const letter = key === 'Enter' ? ENTER : key;
  return letter.length === 1 ? (typed) => typed + letter : undefined;
}
