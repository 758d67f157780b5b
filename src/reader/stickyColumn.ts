import { color } from '../theme/tokens';
import { addStyles } from './addStyles';

/**
 * While a table is scrolled sideways its first column stays, so that rows keep their names. Only where the column leaves
 * at least half of the frame to the others.
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

// The shade at the left edge lies below the column, so the column casts one of its own.
const LOOK = `
  [data-column-stays] > table :is(th, td):first-child {
    position: sticky; left: var(--inset); z-index: 1;
    background: var(--ground, ${color.paper}); box-shadow: calc(-1 * var(--inset)) 0 ${color.paper};
  }
  [data-column-stays] > table :is(th, td):first-child::after {
    content: ''; position: absolute; inset: 0 auto 0 100%; width: 12px;
    background: linear-gradient(90deg, ${color.lineStrong}, transparent); pointer-events: none;
  }
  @media print { [data-column-stays] > table :is(th, td):first-child { position: static; } }
`;
