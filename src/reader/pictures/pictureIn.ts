/** The element in a figure that contains the photograph (`picture`) or is the drawing (`[role=img]`). */
export function pictureIn(figure: Element): HTMLElement | null {
  return figure.querySelector<HTMLElement>('picture, [role="img"]');
}
