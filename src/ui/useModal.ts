import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { onBackdropPress } from './onBackdropPress';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/** A dialog that opens over the page at once, closes with a click beside it or with the page, and gives the focus back when it goes. */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);

  const close = useCallback(() => {
    ref.current?.close();
    // Chromium gives a field the focus back, and leaves the cursor in the dialog: the field hears no letters. They may come
    // before the dialog's own event does.
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
