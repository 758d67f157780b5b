import type { Root } from 'mdast';
import { withoutPrefix } from '../../../../src/build/content/compile/withoutPrefix';

/** A tree with a link and a link definition. */
const treeWith = (url: string): Root => ({
  type: 'root',
  children: [
    { type: 'paragraph', children: [{ type: 'link', url, children: [] }] },
    { type: 'definition', identifier: 'a', url },
  ],
});

test.each([
  ['/learn/docs/roles', '/learn', '/docs/roles'],
  ['/learn/', '/learn', '/'],
  ['/learn/learn/roles', '/learn', '/learn/roles'],
  ['https://example.com/learn/docs', '/learn', 'https://example.com/learn/docs'],
  ['/docs/roles', '', '/docs/roles'],
])('%s on a site with base path "%s" becomes %s', (url, basePath, bare) => {
  expect(withoutPrefix(treeWith(url), basePath)).toEqual(treeWith(bare));
});
