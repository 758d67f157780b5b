import { withTableNames } from '../../../../src/build/content/trees/withTableNames';
import { isElement, type TreeNode } from '../../../../src/model/content/tree';

const table: TreeNode = ['table', null, ['tr', null, ['td', null, 'a']]];
const labels = (nodes: readonly TreeNode[]): unknown[] =>
  nodes
    .filter(isElement)
    .flatMap(([name, props, ...children]) => [
      ...(name === 'table' ? [props?.label ?? null] : []),
      ...labels(children),
    ]);

test('a table is called after the heading above it, wherever it stands, and the second one has a number', () => {
  const tree: TreeNode[] = [
    ['h2', { id: 'a' }, 'Fill in ', ['code', null, 'hex.yaml']],
    table,
    ['Steps', null, ['ol', null, ['li', null, table]]],
    ['h3', { id: 'b' }, 'Limits'],
    table,
  ];

  expect(labels(withTableNames(tree))).toEqual([
    'Fill in hex.yaml',
    'Fill in hex.yaml 2',
    'Limits',
  ]);
});

test('a table keeps its own label, and one above the first heading has none', () => {
  const own: TreeNode = ['table', { label: 'Workspace roles' }];

  expect(labels(withTableNames([table, ['h2', { id: 'a' }, 'Roles'], own, table]))).toEqual([
    null,
    'Workspace roles',
    'Roles',
  ]);
});
