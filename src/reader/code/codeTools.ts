import { resumeWrap } from './wrap';

/** Blocks of code get their tools when a reader comes near: by pointer, finger or keyboard. */
export function codeTools(): void {
  resumeWrap();
  const approach = ({ target }: Event) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    if (!box) return;
    import('./addTools').then(
      ({ addTools }) => addTools(box),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', approach);
  document.addEventListener('focusin', approach);
}
