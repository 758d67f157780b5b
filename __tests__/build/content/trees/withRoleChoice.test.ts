import { withRoleChoice } from '../../../../src/build/content/trees/withRoleChoice';
import { treeText, type TreeNode } from '../../../../src/model/content/tree';

const roles = () => ['Admin', 'Manager'];
const table = (props: object | null): TreeNode => [
  'table',
  null,
  ['tr', null, ['th', props as null, 'Role']],
];
const byRole = table({ 'data-role': 'Admin' });

test('the select is inserted once, before the first table that distinguishes roles, at any depth', () => {
  const plain = table(null);
  const [first, second, last] = withRoleChoice([plain, ['Tab', null, 'x', byRole], byRole], roles);

  expect(first).toEqual(plain);
  expect(second).toEqual(['Tab', null, 'x', expect.arrayContaining(['p']), byRole]);
  expect(last).toEqual(byRole);
});

test('the select offers everyone first, then every role', () => {
  const [choice] = withRoleChoice([byRole], roles);

  expect(treeText(choice!)).toBe('Permissions for EveryoneAdminManager');
});

test('a tree without such a table is not changed', () => {
  const tree = [table(null), 'Text'];

  expect(withRoleChoice(tree, roles)).toBe(tree);
});

test('the roles default to those of the site', () => {
  const [choice] = withRoleChoice([byRole]);

  expect(treeText(choice!)).toContain('Explorer');
});
