import { addStyles } from '../addStyles';

/** Blocks of code get their tools when a reader comes near: by pointer, finger or keyboard. */
export function codeTools(): void {
  addStyles(ROOM);
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

// Without a title the copy button lies over the first line; where it never goes, lines end before it.
const ROOM = `
  @media (hover: none) {
    [data-language] > pre:first-child code { display: inline-block; min-width: 100%; padding-right: 26px; }
    [data-language] > pre:first-child span { margin-right: -44px; padding-right: 44px; }
  }
`;
