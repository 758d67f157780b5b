import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** Represents Enter in the text typed ahead. */
export const ENTER = '\n';

/** Buttons that Enter and Space press even while the search loads, except those that would only open it again. */
const PRESSES = ':is(dialog, [role="alert"]) :not([aria-haspopup])';

/**
 * While a search is open, passes each key pressed outside its field to `edit` as a change of the `typed` text, so that no
 * key is lost. `typed` is undefined while the search is closed.
 */
export function useTypedAhead(
  typed: string | undefined,
  edit: (change: (typed: string) => string) => void,
): void {
  useEffect(() => {
    if (typed === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const presses = key === 'Enter' || key === ' ';
      // As long as nothing is typed, the page can be used: the search may never load.
      if (presses && (typed === '' || (target as Element).matches(PRESSES))) return;
      const change = changeBy(key);
      // A search that failed to load says so, and takes no keys.
      if (!change || document.querySelector('[role="alert"] button')) return;
      // Letters are added to what is in the field; only the field itself can remove some.
      const field =
        key === 'Backspace' && document.querySelector<HTMLElement>('dialog[open] input');
      if (field) {
        field.focus();
        return;
      }
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
