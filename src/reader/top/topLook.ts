import { color } from '../../theme/tokens';

const ROOM = 'calc(1.5rem + 40px)';

/**
 * Next to the text the link takes no space and sticks to the bottom of the window; otherwise its space is reserved, shown
 * or not. React inserts a new page after the link. Until the link is moved, the space is reserved below that page, so that
 * moving it does not change the height and Back restores the right scroll position.
 */
export const topLook = `
  .to-top { height: ${ROOM}; padding: 0 20px 32px; font-size: 0.875rem; text-align: center; }
  .to-top:not(:last-child) { display: none; }
  main:has(> .to-top:not(:last-child, [data-beside])) { padding-bottom: ${ROOM}; }
  .to-top:not([data-shown]) { visibility: hidden; }
  .to-top a { display: inline-flex; align-items: center; gap: 8px; padding: 4px 8px; color: ${color.inkSoft}; }
  .to-top a:hover { color: ${color.ink}; }
  .to-top[data-beside] { position: sticky; bottom: 0; height: 0; padding: 0; }
  .to-top[data-beside] a {
    position: absolute; left: calc(var(--edge) + 4px); bottom: 24px; width: 36px; height: 36px; padding: 9px;
    border: 1px solid ${color.line}; border-radius: 18px; background: ${color.paper};
  }
  .to-top[data-beside] span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media print { .to-top { display: none; } }
`;
