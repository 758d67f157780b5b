import type { KeyboardEvent } from 'react';

/** Moves the focus with ArrowDown and ArrowUp between the field and the links below it, where there is no listbox. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const dialog = event.currentTarget.closest('dialog');
  if (step === undefined || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, [data-stop]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
