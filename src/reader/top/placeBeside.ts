/** Width of the icon and the space on both sides. */
const ROOM = 44;

/**
 * Places the link in the margin to the right of the text if it fits there; otherwise it stays in the flow, at the end of
 * the page. Either way it covers nothing.
 */
export function placeBeside(link: HTMLElement, main: HTMLElement): void {
  const text = main.querySelector('article');
  const edge = text?.getBoundingClientRect().right ?? Infinity;
  const next = text?.nextElementSibling?.getBoundingClientRect();
  const { left, right } = main.getBoundingClientRect();
  // An element that is not displayed is at 0.
  const end = next && next.left >= edge ? next.left : right;
  const beside = end - edge >= ROOM;
  link.toggleAttribute('data-beside', beside);
  link.style.setProperty('--edge', beside ? `${edge - left}px` : '');
}
