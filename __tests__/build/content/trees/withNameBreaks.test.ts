import { withNameBreaks } from '../../../../src/build/content/trees/withNameBreaks';
import { isElement, treeText, type TreeNode } from '../../../../src/model/content/tree';

const cell = (code: string): TreeNode => [
  'table',
  null,
  ['tr', null, ['td', null, 'Send ', ['code', null, code]]],
];

/** The code of the tree, with a bar for each place where it may be broken. */
function places(node: TreeNode): string {
  if (!isElement(node)) return node;
  const [name, , ...children] = node;
  return name === 'wbr' ? '|' : children.map(places).join('');
}

test.each([
  ['UNABLE_TO_ALLOCATE_KERNEL', 'UNABLE_|TO_|ALLOCATE_|KERNEL'],
  ['updatePublishedResults', 'update|Published|Results'],
  ['https://eu.hex.tech/api/v1', 'https://|eu.|hex.|tech/|api/|v1'],
  ['PATCH /users/{userId}', 'PATCH /users/|{user|Id}'],
  ['kms:GenerateDataKey', 'kms:|Generate|Data|Key'],
  ['parameterised', 'parameterised'],
  ['AADSTS7000222', 'AADSTS7000222'],
  ['user_id', 'user_id'],
])('%s in a table may be broken as %s', (code, shown) => {
  const [table] = withNameBreaks([cell(code)]);

  expect(places(table!)).toBe(`Send ${shown}`);
  expect(treeText(table!)).toBe(`Send ${code}`);
});

test('so may one in the head of a table', () => {
  const [head] = withNameBreaks([['th', null, ['code', null, 'hex_run_context']]]);

  expect(places(head!)).toBe('hex_|run_|context');
});

test.each<[string, TreeNode]>([
  ['code outside tables', ['p', null, ['code', null, 'UNABLE_TO_ALLOCATE_KERNEL']]],
  ['text in a table', ['td', null, 'read/write/execute']],
])('%s stays as it is', (_, node) => {
  expect(withNameBreaks([node])).toEqual([node]);
});
