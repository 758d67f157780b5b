const MARGIN = 8;

/** Moves an element sideways as far as it would stand outside the window. */
export function keepInWindow(element: HTMLElement): void {
  element.style.translate = '';
  const { left, right } = element.getBoundingClientRect();
  const beyond = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
  const shift = Math.max(-beyond, MARGIN - left);
  if (beyond || shift > 0) element.style.translate = `${shift}px`;
}
