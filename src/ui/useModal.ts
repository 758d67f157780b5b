import { useEffect, useRef, useState, type RefObject } from 'react';

/** A dialog that opens over the page at once, closes with a click beside it or with the page, and gives the focus back when it goes. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // Its content covers the dialog, so a click on the dialog itself is one on its backdrop.
    const onClick = ({ target }: MouseEvent) => target === dialog && dialog.close();
    const close = () => dialog.close();
    dialog.showModal();
    dialog.addEventListener('click', onClick);
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      dialog.removeEventListener('click', onClick);
      giveBack(opener);
    };
  }, [opener]);

  return ref;
}

function giveBack(opener: Element | null): void {
  const here = document.activeElement;
  if (here === opener && here?.matches('input, textarea')) {
    // Chromium gives a field the focus back, and leaves the cursor in the dialog: the field hears no letters.
    (here as HTMLElement).blur();
  } else if (here !== document.body) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
