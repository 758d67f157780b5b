import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { onBackdropPress } from './onBackdropPress';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/**
 * A modal dialog that opens on mount, closes on a click outside or on Back, and returns the focus when it
 * unmounts.
 */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);

  const close = useCallback(() => {
    ref.current?.close();
    // Chromium returns the focus to a field but leaves the cursor in the dialog, so the field receives no input. The
    // reader may type before the dialog's own event fires.
    if (opener?.matches('input, textarea') && opener === document.activeElement) {
      (opener as HTMLElement).blur();
      focusOn(opener);
    }
  }, [opener]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const left = new AbortController();
    const { signal } = left;
    dialog.showModal();
    onBackdropPress(dialog, close, signal);
    dialog.addEventListener('cancel', close, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => {
      left.abort();
      if (document.activeElement === document.body) focusOn(opener);
    };
  }, [opener, close]);

  return { ref, close };
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
