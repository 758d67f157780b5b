import type { ResolvedContent } from '../../../../src/build/content/trees/resolvedBody';
import { entryTree } from '../../../../src/build/content/trees/entryTree';
import { treeControls } from '../../../../src/build/content/trees/treeControls';
import type { TreeNode } from '../../../../src/model/content/tree';

const drawn = (tree: TreeNode[], type: string, asked: { controls?: boolean; inList?: boolean }) =>
  treeControls(() => Promise.resolve(tree))(
    { type, path: '/changelog/2025-10-29', headings: [] } as unknown as ResolvedContent,
    asked,
    undefined,
  );

test('only tutorials have checkboxes, and only if requested', async () => {
  const tree: TreeNode[] = [['Steps', null, ['ol', null, ['li', null, 'Wait']]]];

  expect(await drawn(tree, 'Tutorial', { controls: true })).not.toEqual(tree);
  expect(await drawn(tree, 'Tutorial', {})).toEqual(tree);
  expect(await drawn(tree, 'Doc', { controls: true })).toEqual(tree);
});

test('tables of roles have a select for the role, only if requested', async () => {
  const tree: TreeNode[] = [['table', null, ['tr', { 'data-role': 'Editor' }, 'Builds']]];

  expect(await drawn(tree, 'Doc', { controls: true })).toHaveLength(2);
  expect(await drawn(tree, 'Doc', {})).toEqual(tree);
});

test('long names in tables may be broken between their words, only if requested', async () => {
  const tree: TreeNode[] = [['td', null, ['code', null, 'UPDATE_USER_ROLE']]];

  expect(JSON.stringify(await drawn(tree, 'Doc', { controls: true }))).toContain('wbr');
  expect(JSON.stringify(await drawn(tree, 'ChangelogEntry', { controls: true }))).toContain('wbr');
  expect(await drawn(tree, 'Doc', {})).toEqual(tree);
});

test('items of the changelog have a link to themselves, and in a list their ids are distinct from those of other entries', async () => {
  const tree: TreeNode[] = [['ul', null, ['li', { id: 'pins' }, 'Pins']]];
  expect(await drawn(tree, 'ChangelogEntry', { controls: true })).toEqual(entryTree(tree));
  expect(await drawn(tree, 'ChangelogEntry', { controls: true, inList: true })).toEqual(
    entryTree(tree, '/changelog/2025-10-29'),
  );
  expect(await drawn(tree, 'ChangelogEntry', {})).toEqual(tree);
});
