import { joinedTree, partId, printPath } from '../../../src/model/content/printPart';
import type { TreeNode } from '../../../src/model/content/tree';

const part = (path: string) => ({ id: path, path, title: path, depth: 0 });
const parts = [part('/docs/a'), part('/docs/b'), part('/docs/größe')];
const joined = (...tree: TreeNode[]) => joinedTree(tree, '/docs/b', parts);

test('the print page has an address below its section', () => {
  expect(printPath('/docs/a')).toBe('/docs/a/print');
});

test('headings are one level lower, and ids start with that of their part', () => {
  expect(joined(['h2', { id: 'start' }, 'Start'], ['h6', { id: 'end' }, 'End'])).toEqual([
    ['h3', { id: 'part-2-start' }, 'Start'],
    ['h6', { id: 'part-2-end' }, 'End'],
  ]);
});

test('references to ids still work', () => {
  expect(joined(['a', { 'aria-describedby': 'note' }])).toEqual([
    ['a', { 'aria-describedby': 'part-2-note' }],
  ]);
});

test.each([
  ['/docs/a', '#part-1'],
  ['/docs/a#start', '#part-1-start'],
  ['#start', '#part-2-start'],
  ['/docs/gr%C3%B6%C3%9Fe', '#part-3'],
  ['/docs/größe#start', '#part-3-start'],
  ['/docs/c#start', '/docs/c#start'],
  ['/docs/a?tab.language=Python', '#part-1'],
  ['/docs/a?tab.language=Python#start', '#part-1-start'],
  ['?tab.language=Python#start', '#part-2-start'],
  ['https://example.com/docs/a', 'https://example.com/docs/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('the link %s leads to %s', (href, to) => {
  expect(joined(['p', null, ['a', { href }, 'Link']])).toEqual([
    ['p', null, ['a', { href: to }, 'Link']],
  ]);
});

test('pictures are loaded eagerly; other props stay', () => {
  const image = ['img', { loading: 'lazy', width: 720, alt: 'A board' }] as const;
  expect(joined(image)).toEqual([['img', { loading: 'eager', width: 720, alt: 'A board' }]]);
});

test('a page that is not a part has no id', () => {
  expect(partId(parts, '/docs/c')).toBeUndefined();
});
