import { groupedBy } from '../groupedBy';
import type { PageLink } from './pageLink';

/** An entry of a sidebar: a page, or a category with its index page and its children. */
export interface SidebarNode extends PageLink {
  /** Absent on a page; empty on a category whose content has not been loaded. */
  readonly children?: readonly SidebarNode[];
}

/** The same, with the description that overview pages show. */
export interface NavigationNode extends SidebarNode {
  readonly description: string;
  readonly children?: readonly NavigationNode[];
}

/** The place of a page or category in the navigation. */
export interface NavigationEntry extends PageLink {
  readonly description: string;
  /** The folder that contains the page, or that the category is for; '' is the root of the sidebar. */
  readonly folder: string;
  /** Smaller numbers come first; equal ones are sorted by title. */
  readonly position: number;
}

/**
 * Builds the tree of a sidebar from its pages and categories, in any order. A folder is a level of the tree if it has a
 * category; the pages of a folder without one belong to the level above. A page at the address of a category is that
 * category's index and is not listed again.
 */
export function navigationTree(
  pages: readonly NavigationEntry[],
  categories: readonly NavigationEntry[],
): NavigationNode[] {
  const folders = new Set(categories.map((category) => category.folder));
  const indexes = new Set(categories.map((category) => category.path));

  const categoriesIn = groupedBy(
    categories.filter(({ folder }) => folder !== ''),
    ({ folder }) => nearestCategoryFolder(parent(folder), folders),
  );
  const pagesIn = groupedBy(
    pages.filter(({ path }) => !indexes.has(path)),
    ({ folder }) => nearestCategoryFolder(folder, folders),
  );

  const children = (folder: string): NavigationNode[] => {
    const subfolders = (categoriesIn.get(folder) ?? []).map((category) => ({
      ...category,
      children: children(category.folder),
    }));
    return [...subfolders, ...(pagesIn.get(folder) ?? [])].sort(inReadingOrder).map(toNode);
  };
  return children('');
}

/** The closest folder with a category, at or above `folder`. */
function nearestCategoryFolder(folder: string, folders: ReadonlySet<string>): string {
  return folder === '' || folders.has(folder)
    ? folder
    : nearestCategoryFolder(parent(folder), folders);
}

function parent(folder: string): string {
  return folder.split('/').slice(0, -1).join('/');
}

type Placed = NavigationEntry & Pick<NavigationNode, 'children'>;

function inReadingOrder(a: Placed, b: Placed): number {
  return a.position - b.position || a.title.localeCompare(b.title, 'en');
}

function toNode({ title, path, description, children }: Placed): NavigationNode {
  return children ? { title, path, description, children } : { title, path, description };
}

/** Every page of the tree, a category's index before its children, as in a book. */
export function readingOrder(tree: readonly NavigationNode[]): NavigationNode[] {
  return tree.flatMap((node) => [node, ...readingOrder(node.children ?? [])]);
}

/** The nodes from the top of the tree down to `path`, inclusive; empty if it is not in the tree. */
export function trail(tree: readonly SidebarNode[], path: string): SidebarNode[] {
  for (const node of tree) {
    if (node.path === path) return [node];
    const below = trail(node.children ?? [], path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The trails of all pages of the tree, by address; see `trail`. */
export function trails(
  tree: readonly NavigationNode[],
): ReadonlyMap<string, readonly NavigationNode[]> {
  const found = new Map<string, readonly NavigationNode[]>();
  const add = (nodes: readonly NavigationNode[], above: readonly NavigationNode[]): void => {
    for (const node of nodes) {
      const trailOfNode = [...above, node];
      if (!found.has(node.path)) found.set(node.path, trailOfNode);
      add(node.children ?? [], trailOfNode);
    }
  };
  add(tree, []);
  return found;
}

/**
 * The tree reduced to what a page shows at first: the branch along the page's trail, with every other category closed
 * and empty. Its size does not grow with the rest of the site.
 */
export function openBranch(
  tree: readonly SidebarNode[],
  trailOfPage: readonly SidebarNode[],
): SidebarNode[] {
  const open = new Set(trailOfPage);
  const cut = (nodes: readonly SidebarNode[]): SidebarNode[] =>
    nodes.map((node) => {
      const { title, path, children } = node;
      if (!children) return { title, path };
      return { title, path, children: open.has(node) ? cut(children) : [] };
    });
  return cut(tree);
}
