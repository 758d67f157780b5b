/** The checkboxes that the build adds to the steps of a tutorial, in order. */
export function tickBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[name="step"]')];
}

/** Id of the step that a checkbox belongs to. */
export function stepOf(box: HTMLInputElement): string {
  return box.closest('li')?.id ?? '';
}
