/** The boxes that the build puts beside the steps of a tutorial, in their order. */
export function tickBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[name="step"]')];
}

/** Id of the step that a box stands beside. */
export function stepOf(box: HTMLInputElement): string {
  return box.closest('li')?.id ?? '';
}
