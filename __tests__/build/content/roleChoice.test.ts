import { withRoleChoice } from '../../../src/build/content/roleChoice';
import { treeText, type TreeNode } from '../../../src/model/tree';

const roles = () => ['Admin', 'Manager'];
const table = (props: object | null): TreeNode => [
  'table',
  null,
  ['tr', null, ['th', props as null]],
];
const byRole = table({ 'data-role': 'Admin' });

test('it stands before the first table that tells roles apart, wherever that is, and there alone', () => {
  const plain = table(null);
  const [first, second, last] = withRoleChoice([plain, ['Tab', null, 'x', byRole], byRole], roles);

  expect(first).toEqual(plain);
  expect(second).toEqual(['Tab', null, 'x', expect.arrayContaining(['p']), byRole]);
  expect(last).toEqual(byRole);
});

test('it offers every role, and everyone first', () => {
  const [choice] = withRoleChoice([byRole], roles);

  expect(treeText(choice!)).toBe('Permissions for EveryoneAdminManager');
});

test('a tree without such a table stays as it is', () => {
  const tree = [table(null), 'Text'];

  expect(withRoleChoice(tree, roles)).toBe(tree);
});

test('the roles are those of the site', () => {
  const [choice] = withRoleChoice([byRole]);

  expect(treeText(choice!)).toContain('Explorer');
});
