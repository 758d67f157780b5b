import type { TreeElement, TreeNode } from '../../../model/content/tree';
import { selectBackground } from '../../../theme/selectCss';
import { color, UNZOOMED } from '../../../theme/tokens';
import { sitePermissions } from '../leaves/permissions';

/** Inserts a select for the role before the first table that distinguishes roles; other trees are unchanged. */
export function withRoleChoice(
  tree: readonly TreeNode[],
  roles: () => readonly string[] = siteRoles,
): readonly TreeNode[] {
  let done = false;
  const visit = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.flatMap((node): TreeNode[] => {
      if (done || typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name !== 'table') return [[name, props, ...visit(children)]];
      done = distinguishesRoles(node);
      return done ? [roleChoice(roles()), node] : [node];
    });
  const visited = visit(tree);
  return done ? visited : tree;
}

const siteRoles = () => Object.keys(sitePermissions().roles);

function distinguishesRoles(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const [, props, ...children] = node;
  return props?.['data-role'] !== undefined || children.some(distinguishesRoles);
}

/** Hidden without scripts. Its styles are inline, because few pages have it. */
function roleChoice(roles: readonly string[]): TreeElement {
  const options = roles.map((role): TreeElement => ['option', { value: role }, role]);
  return [
    'p',
    { className: 'needs-js', style: { fontSize: UNZOOMED } },
    [
      'label',
      null,
      'Permissions for ',
      [
        'select',
        { name: 'role', autoComplete: 'off', style: LOOK },
        ['option', { value: '' }, 'Everyone'],
        ...options,
      ],
    ],
  ];
}

// As `selectCss`.
const LOOK = {
  marginLeft: 4,
  minHeight: 36,
  padding: '6px 32px 6px 10px',
  appearance: 'none',
  border: `1px solid ${color.inkFaint}`,
  borderRadius: 8,
  background: selectBackground,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};
