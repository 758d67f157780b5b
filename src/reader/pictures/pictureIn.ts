/** The photograph or drawing of a figure, under its own name. */
export function pictureIn(figure: Element): HTMLElement | null {
  return figure.querySelector<HTMLElement>('picture, [role="img"]');
}
