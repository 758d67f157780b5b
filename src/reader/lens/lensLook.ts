import { color } from '../../theme/tokens';

/**
 * What is other roles' steps back but keeps 4.5:1; the reader's own has a ground and an edge, so that colour is not all. A
 * first column that stays takes the ground of its row.
 */
export const lensLook = `
  [data-lens='other'], [data-lens='other'] * { color: ${color.inkFaint} !important; }
  [data-lens='own'] { background: var(--ground); --ground: ${color.accentSoft}; }
  :is(td, th)[data-lens='own'] { box-shadow: -8px 0 ${color.accentSoft}, inset 0 -2px ${color.accent}; }
  @media (forced-colors: active) {
    [data-lens='other'], [data-lens='other'] * { color: GrayText !important; }
    [data-lens='own'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  @media print { p:has(> label > select[name='role']) { display: none; } }
`;
