import type { ResolvedContent } from '../../../src/build/content/compiledContent';
import { treeControls } from '../../../src/build/content/treeControls';
import type { TreeNode } from '../../../src/model/tree';

const drawn = (tree: TreeNode[], hasTicks: boolean, controls?: boolean) =>
  treeControls(() => Promise.resolve(tree))(
    { hasTicks, headings: [] } as unknown as ResolvedContent,
    { controls },
    undefined,
  );

test('only tutorials have boxes, and only where they are asked for', async () => {
  const tree: TreeNode[] = [['Steps', null, ['ol', null, ['li', null, 'Wait']]]];

  expect(await drawn(tree, true, true)).not.toEqual(tree);
  expect(await drawn(tree, true)).toEqual(tree);
  expect(await drawn(tree, false, true)).toEqual(tree);
});

test('tables of roles have the choice of a role, and only where it is asked for', async () => {
  const tree: TreeNode[] = [['table', null, ['tr', { 'data-role': 'Editor' }, 'Builds']]];

  expect(await drawn(tree, false, true)).toHaveLength(2);
  expect(await drawn(tree, false)).toEqual(tree);
});
