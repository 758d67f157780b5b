import { color } from '../../theme/tokens';
import { addStyles } from '../addStyles';

/** Adds tools to a code block when a reader reaches it by pointer, touch or keyboard. */
export function codeTools(): void {
  addStyles(ROOM);
  const approach = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    // Ignore moves within a block.
    if (!box || box.contains(relatedTarget as Node | null)) return;
    import('./addTools').then(
      ({ addTools }) => addTools(box),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', approach);
  document.addEventListener('focusin', approach);
}

// Without a title the copy button covers the end of the first line; where it is always shown, lines end before it.
const ROOM = `
  @media (hover: none) {
    [data-language] > pre:first-child code { display: inline-block; min-width: 100%; padding-right: 26px; }
    /* Nothing shows on either side of the button. */
    [data-language] > pre:first-child + button { box-shadow: 7px 0 ${color.sunken}, -6px 0 ${color.sunken}; }
    [data-language] > pre:first-child span { margin-right: -44px; padding-right: 44px; }
  }
`;
