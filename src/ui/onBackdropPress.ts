/** Calls `close`, until the signal, when the reader presses beside a dialog. */
export function onBackdropPress(
  dialog: HTMLDialogElement,
  close: () => void,
  signal: AbortSignal,
): void {
  let begunInside = false;
  // Its content covers the dialog, so what happens to the dialog itself happens on its backdrop.
  const onPointerDown = ({ target }: Event) => (begunInside = target !== dialog);
  // A drag from its text to the backdrop, which selects words, ends with a click on the dialog as well.
  const onClick = ({ target }: Event) => {
    if (target === dialog && !begunInside) close();
    // The next click may come without a pointer.
    begunInside = false;
  };
  dialog.addEventListener('pointerdown', onPointerDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
}
