import { color } from '../../theme/tokens';

/**
 * Rows, columns and notes of other roles are dimmed, but keep a contrast of 4.5:1. The reader's own get a background, and
 * columns also an edge, so that colour is not the only cue. A sticky first column takes the background of its row.
 */
export const lensLook = `
  [data-lens='other'], [data-lens='other'] * { color: ${color.inkFaint} !important; }
  [data-lens='own'] { background: var(--ground); --ground: ${color.accentSoft}; }
  :is(td, th)[data-lens='own'] {
    background: linear-gradient(var(--ground) 0 0) no-repeat 0 / calc(100% - 16px);
    box-shadow: -8px 0 ${color.accentSoft}, -10px 0 ${color.accent};
  }
  @media (forced-colors: active) {
    [data-lens='other'], [data-lens='other'] * { color: GrayText !important; }
    [data-lens='own'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  @media print { p:has(> label > select[name='role']) { display: none; } }
`;
