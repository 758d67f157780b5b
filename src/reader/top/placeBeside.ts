/** Width of the sign and of the space at both its sides. */
const ROOM = 44;

/**
 * Puts the link into the margin at the right of the text, where there is one that holds it; otherwise it stands in the
 * flow, at the end of the page. Either way it covers nothing.
 */
export function placeBeside(link: HTMLElement, main: HTMLElement): void {
  const text = main.querySelector('article');
  const edge = text?.getBoundingClientRect().right ?? Infinity;
  const next = text?.nextElementSibling?.getBoundingClientRect();
  const { left, right } = main.getBoundingClientRect();
  // An element that is not displayed has no width.
  const end = next && next.width > 0 && next.left >= edge ? next.left : right;
  const beside = end - edge >= ROOM;
  link.toggleAttribute('data-beside', beside);
  link.style.setProperty('--edge', beside ? `${edge - left}px` : '');
}
