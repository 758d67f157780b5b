import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** Represents Enter in the text typed ahead. */
export const ENTER = '\n';

/** Buttons that Enter and Space press even while the search loads, except those that would only open it again. */
const PRESSES = ':is(dialog, [role="alert"]) :not([aria-haspopup])';

/**
 * While a search is open, passes each key pressed outside its field to `edit` as a change of the typed text, so that no
 * key is lost.
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
      // Otherwise a field that appears right now would get the letter twice.
      event.preventDefault();
      edit(change);
    };
    // In the capture phase, before the shortcuts see the keys.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}

/** How a key changes the typed text; undefined for keys that do not. */
function changeBy(key: string): ((typed: string) => string) | undefined {
  if (key === 'Backspace') return (typed) => typed.slice(0, -1);
  const letter = key === 'Enter' ? ENTER : key;
  return letter.length === 1 ? (typed) => typed + letter : undefined;
}
