const MARGIN = 8;

/** Shifts an element horizontally, so that it stays within the window. */
export function keepInWindow(element: HTMLElement): void {
  element.style.translate = '';
  const { left, right } = element.getBoundingClientRect();
  const beyond = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
  const shift = Math.max(-beyond, MARGIN - left);
  if (beyond || shift > 0) element.style.translate = `${shift}px`;
}
