import { resumeWrap } from './wrap';

/** Blocks of code get their tools when a reader comes near: by pointer, finger or keyboard. */
export function codeTools(): void {
  resumeWrap();
  const approach = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    // Moves within a block are not arrivals.
    if (!box || box.contains(relatedTarget as Node | null)) return;
    import('./addTools').then(
      ({ addTools }) => addTools(box),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', approach);
  document.addEventListener('focusin', approach);
}
