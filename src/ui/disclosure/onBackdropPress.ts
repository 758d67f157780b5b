/** Calls `close` when the reader clicks outside a dialog, until the signal aborts. */
export function onBackdropPress(
  dialog: HTMLDialogElement,
  close: () => void,
  signal: AbortSignal,
  // The content of most dialogs covers them completely, so a click on the dialog itself is on its backdrop.
  isBeside = ({ target }: MouseEvent) => target === dialog,
): void {
  let begunInside = false;
  const onPointerDown = (event: MouseEvent) => (begunInside = !isBeside(event));
  // A drag from the dialog's text to the backdrop, which selects text, also ends with a click on the dialog.
  const onClick = (event: MouseEvent) => {
    if (isBeside(event) && !begunInside) close();
    // The next click may come without a pointer.
    begunInside = false;
  };
  dialog.addEventListener('pointerdown', onPointerDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
}
