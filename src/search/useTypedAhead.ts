import { useEffect } from 'react';
import { isTyping } from '../shortcuts/shortcutOf';

/** While a field is on its way, `add` hears the letters that are typed for it, so that none of them are lost. */
export function useTypedAhead(waiting: boolean, add: (letter: string) => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey || isTyping(target)) return;
      // Else a field that comes at this very moment would get the letter once more.
      event.preventDefault();
      add(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
