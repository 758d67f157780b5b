import type { TreeNode } from '../../model/content/tree';

const BUTTON = {
  minHeight: 32,
  padding: '0 14px',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 8,
};

/**
 * The question "Was this page helpful?". The code of its form is loaded when a reader answers. Its styles are inline, so that
 * sites that do not ask do not carry them; its buttons darken under the pointer as page tools do.
 */
export const questionTree: TreeNode = [
  'div',
  {
    className: 'page-question page-tools needs-js',
    style: {
      display: 'block',
      flexBasis: '100%',
      marginBottom: 16,
      color: 'var(--color-ink-soft)',
    },
  },
  [
    'div',
    {
      role: 'group',
      'aria-labelledby': 'page-question',
      style: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
    },
    ['p', { id: 'page-question', style: { color: 'var(--color-ink)' } }, 'Was this page helpful?'],
    ['button', { type: 'button', value: 'yes', style: BUTTON }, 'Yes'],
    ['button', { type: 'button', value: 'no', style: BUTTON }, 'No'],
  ],
];
