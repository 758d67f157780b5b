/** Scrolls a box, and nothing else, until the element can be seen in it. */
export function revealIn(box: Element, element: Element): void {
  const view = box.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  box.scrollTop += top - view.top - view.height / 3;
}
