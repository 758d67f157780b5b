import { color } from '../theme/tokens';
import { addStyles } from './addStyles';

/**
 * Keeps a table's first column in view while the table is scrolled sideways, so that rows keep their names, as long as
 * the column takes no more than half of the visible width.
 */
export function stickyColumn(): void {
  addStyles(LOOK);
  // Scroll events of elements do not bubble, but they can be captured.
  document.addEventListener('scroll', ({ target }) => hold(target), {
    capture: true,
    passive: true,
  });
}

function hold(frame: EventTarget | null): void {
  if (!(frame instanceof HTMLElement)) return;
  const first = frame.querySelector<HTMLElement>(':scope > table :is(th, td):first-child');
  if (!first) return;
  const stays = frame.scrollLeft > 0 && first.offsetWidth * 2 <= frame.clientWidth;
  frame.style.setProperty('--inset', getComputedStyle(frame).paddingLeft);
  frame.toggleAttribute('data-column-stays', stays);
}

// The column covers the frame's own shadow at the left edge, so it casts a shadow itself. It stays where the frame's padding
// ends, which is what browsers measure from, and covers the padding.
const LOOK = `
  [data-column-stays] > table :is(th, td):first-child {
    position: sticky; left: 0; z-index: 1;
    background: var(--ground, ${color.paper});
  }
  [data-column-stays] > table :is(th, td):first-child::before {
    content: ''; position: absolute; inset: 0 100% 0 auto; width: var(--inset); background: ${color.paper};
  }
  [data-column-stays] > table :is(th, td):first-child::after {
    content: ''; position: absolute; inset: 0 auto 0 100%; width: 12px;
    background: linear-gradient(90deg, ${color.lineStrong}, transparent); pointer-events: none;
  }
  @media print { [data-column-stays] > table :is(th, td):first-child { position: static; } }
`;
