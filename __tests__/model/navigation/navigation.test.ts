import {
  navigationTree,
  openBranch,
  readingOrder,
  trail,
  trails,
  type NavigationEntry,
  type SidebarNode,
} from '../../../src/model/navigation/navigation';

const place = (path: string, folder: string, position = 1): NavigationEntry => ({
  title: path,
  path,
  description: `About ${path}`,
  folder,
  position,
});

/** Creates an entry from its address: a category's folder is its address, a page's folder is the one above. */
const category = (path: string, position?: number) => place(path, path.slice(1), position);
const page = (path: string, position?: number) =>
  place(path, path.split('/').slice(1, -1).join('/'), position);

/** The addresses of a tree, one per line, indented by depth. */
const outline = (tree: readonly SidebarNode[], indent = ''): string[] =>
  tree.flatMap((node) => [`${indent}${node.path}`, ...outline(node.children ?? [], `${indent}  `)]);

describe('the tree of a sidebar', () => {
  test('puts the pages and categories of a folder below its category', () => {
    const pages = [page('/connect/cloud/s3'), page('/connect/snowflake', 2), page('/intro')];
    const categories = [category('/connect/cloud'), category('/connect', 2)];

    expect(outline(navigationTree(pages, categories))).toEqual([
      '/intro',
      '/connect',
      '  /connect/cloud',
      '    /connect/cloud/s3',
      '  /connect/snowflake',
    ]);
  });

  test('sorts by position, then by title, pages and categories alike', () => {
    const pages = [page('/10th', 10), page('/b', 2), page('/a', 2)];

    expect(outline(navigationTree(pages, [category('/aa', 2)]))).toEqual([
      '/a',
      '/aa',
      '/b',
      '/10th',
    ]);
  });

  test('puts the pages of a folder without a category at the level above', () => {
    const pages = [page('/loose/deep/page'), page('/connect/loose/page')];

    expect(outline(navigationTree(pages, [category('/connect')]))).toEqual([
      '/connect',
      '  /connect/loose/page',
      '/loose/deep/page',
    ]);
  });

  test('puts a category below a folder without a category at the level above', () => {
    expect(outline(navigationTree([], [category('/loose/cloud')]))).toEqual(['/loose/cloud']);
  });

  test('lists the index page of a category once, as the category', () => {
    const index = place('/connect', 'connect');

    expect(outline(navigationTree([index], [category('/connect')]))).toEqual(['/connect']);
  });

  test('does not list the root, which is the sidebar itself', () => {
    const root = place('/docs', '');

    expect(outline(navigationTree([root, page('/intro')], [root]))).toEqual(['/intro']);
  });

  test('distinguishes pages from empty categories, and nodes have only the fields they show', () => {
    expect(navigationTree([page('/intro', 1)], [category('/connect', 2)])).toEqual([
      { title: '/intro', path: '/intro', description: 'About /intro' },
      { title: '/connect', path: '/connect', description: 'About /connect', children: [] },
    ]);
  });
});

describe('within a tree', () => {
  const tree = navigationTree(
    [page('/intro', 1), page('/a/one'), page('/a/b/two'), page('/c/three')],
    [category('/a', 2), category('/a/b', 2), category('/c', 3)],
  );
  const addresses = (nodes: readonly SidebarNode[]) => nodes.map((node) => node.path);

  test('the reading order is that of a book, with an index before its chapter', () => {
    expect(addresses(readingOrder(tree))).toEqual([
      '/intro',
      '/a',
      '/a/one',
      '/a/b',
      '/a/b/two',
      '/c',
      '/c/three',
    ]);
  });

  test.each([
    ['/a/b/two', ['/a', '/a/b', '/a/b/two']],
    ['/a', ['/a']],
    ['/nowhere', []],
  ])('the trail to %s is %j', (path, expected) => {
    expect(addresses(trail(tree, path))).toEqual(expected);
    expect(addresses(trails(tree).get(path) ?? [])).toEqual(expected);
  });

  test.each([
    ['a page', '/a/one', ['/intro', '/a', '  /a/one', '  /a/b', '/c']],
    ['a category', '/c', ['/intro', '/a', '/c', '  /c/three']],
    ['no page of the tree', '/nowhere', ['/intro', '/a', '/c']],
  ])('only the branch to %s is open', (_what, path, expected) => {
    expect(outline(openBranch(tree, trail(tree, path)))).toEqual(expected);
  });

  test('the open branch distinguishes closed categories from pages, and leaves out descriptions', () => {
    expect(openBranch(tree, trail(tree, '/intro'))).toEqual([
      { title: '/intro', path: '/intro' },
      { title: '/a', path: '/a', children: [] },
      { title: '/c', path: '/c', children: [] },
    ]);
  });
});
