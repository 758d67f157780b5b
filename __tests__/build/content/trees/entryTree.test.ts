import { entryTree } from '../../../../src/build/content/trees/entryTree';
import type { TreeNode } from '../../../../src/model/content/tree';

const heading = (text: string, level = 2): TreeNode => [`h${level}`, { id: 'id' }, text];

test.each([
  ['New', 'new'],
  ['Improved', 'improved'],
  ['Fixed', 'fixed'],
])('the heading %s is a badge', (text, kind) => {
  expect(entryTree([heading(text)])).toEqual([['h2', { id: 'id' }, ['Badge', { kind }, text]]]);
});

test.each<TreeNode>([
  heading('New in SQL cells'),
  ['h2', { id: 'id' }, ['em', null, 'New']],
  ['p', null, 'New'],
  'New',
])('%j is left as it is', (node) => {
  expect(entryTree([node])).toEqual([node]);
});

test.each([2, 3, 4, 5])('in a list, a heading of level %i is one level lower', (level) => {
  expect(entryTree([heading('Roles', level)], '/changelog/2025-10-29')).toEqual([
    [`h${level + 1}`, { id: '2025-10-29-id' }, 'Roles'],
  ]);
});
