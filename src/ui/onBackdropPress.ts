/** Calls `close`, until the signal, when the reader presses beside a dialog. */
export function onBackdropPress(
  dialog: HTMLDialogElement,
  close: () => void,
  signal: AbortSignal,
  // The content of most covers the dialog, so what happens to the dialog itself happens on its backdrop.
  isBeside = ({ target }: MouseEvent) => target === dialog,
): void {
  let begunInside = false;
  const onPointerDown = (event: MouseEvent) => (begunInside = !isBeside(event));
  // A drag from its text to the backdrop, which selects words, ends with a click on the dialog as well.
  const onClick = (event: MouseEvent) => {
    if (isBeside(event) && !begunInside) close();
    // The next click may come without a pointer.
    begunInside = false;
  };
  dialog.addEventListener('pointerdown', onPointerDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
}
