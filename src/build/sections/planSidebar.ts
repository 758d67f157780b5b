import { resolve } from 'node:path';
import { API_REFERENCE } from '../../model/api/apiReference';
import {
  navigationTree,
  openBranch,
  readingOrder,
  trails,
  type NavigationNode,
} from '../../model/navigation/navigation';
import { neighbours } from '../../model/navigation/neighbours';
import type { PageFrame, TutorialCard } from '../../model/navigation/pageFrame';
import type { PagePlan } from './section';

/** What the plans need to know about a page or category of a sidebar. */
export interface SidebarEntry {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  /** The name of its part of the site, for titles. */
  readonly section: string;
  readonly sidebar: string;
  readonly docId: string;
  readonly folder: string;
  readonly position: number;
  readonly unlisted: boolean;
  readonly related: readonly string[];
  /** For docs: the kind of page. */
  readonly kind?: string;
  /** For tutorials: the level and the duration. */
  readonly level?: string;
  readonly minutes?: number;
}

const contentTemplate = resolve('src/templates/ContentPage.tsx');
const referenceTemplate = resolve('src/templates/ApiReferencePage.tsx');
const categoryTemplate = resolve('src/templates/CategoryPage.tsx');

/**
 * Plans a page for each entry of one sidebar, and returns them with the sidebar's tree and the address it opens with. Unlisted
 * pages are planned but not in the tree. `versions` returns the addresses of an entry in other versions, if there are any.
 */
export function planSidebar(
  id: string,
  pages: readonly SidebarEntry[],
  categories: readonly SidebarEntry[],
  versions?: (entry: SidebarEntry) => Readonly<Record<string, string>>,
): { pages: PagePlan[]; tree: NavigationNode[]; opens: string | undefined } {
  const root = categories.find((category) => category.folder === '');
  const tree = navigationTree(
    pages.filter((page) => !page.unlisted).map(labelled),
    categories.map(labelled),
  );
  const order = [...(root ? [root] : []), ...readingOrder(tree)];
  const beside = neighbours(order);
  const trailsByPath = trails(tree);
  const trailTo = (path: string) => trailsByPath.get(path) ?? [];

  const frame = (entry: SidebarEntry): PageFrame => ({
    sidebar: id,
    branch: openBranch(tree, trailTo(entry.path)),
    trail: [...(root ? [labelled(root)] : []), ...trailTo(entry.path)]
      .filter((node) => node.path !== entry.path)
      .map(({ title, path }) => ({ title, path })),
    ...beside(entry.path),
    ...(versions ? { versions: versions(entry) } : {}),
    ...(entry.kind === API_REFERENCE ? { alone: true } : {}),
  });
  const pagePlan = (page: SidebarEntry): PagePlan => ({
    path: page.path,
    component: page.kind === API_REFERENCE ? referenceTemplate : contentTemplate,
    context: { id: page.id, frame: frame(page), related: page.related },
  });

  const byPath = new Map(pages.map((page) => [page.path, page]));
  const tutorials = new Map([...byPath].filter(([, page]) => page.level !== undefined));
  const categoryPlan = (category: SidebarEntry): PagePlan => {
    const below = category === root ? tree : (trailTo(category.path).at(-1)?.children ?? []);
    const cards = below.map((node) => card(node, tutorials));
    return {
      path: category.path,
      component: categoryTemplate,
      context: { id: category.id, frame: frame(category), cards },
    };
  };
  const unwritten = categories.filter((category) => !isIndex(byPath.get(category.path), category));
  return {
    tree,
    opens: order[0]?.path,
    pages: [...pages.map(pagePlan), ...unwritten.map(categoryPlan)],
  };
}

/** Whether a page at the address of a folder is its index: in the folder, or next to it with its name. Any other clashes. */
function isIndex(page: SidebarEntry | undefined, { folder }: SidebarEntry): boolean {
  return page?.folder === folder || page?.docId === folder;
}

/** In the sidebar, an entry is shown with its label, which may be shorter than the title. */
function labelled(entry: SidebarEntry): SidebarEntry {
  return { ...entry, title: entry.label };
}

/** The card of an entry, with level and duration for a tutorial and the contained tutorials for a folder. */
function card(node: NavigationNode, tutorials: ReadonlyMap<string, SidebarEntry>): TutorialCard {
  const { title, path, description } = node;
  const own = tutorials.get(path);
  const within = readingOrder(node.children ?? []).flatMap((child) =>
    tutorials.has(child.path) ? [child.path] : [],
  );
  return {
    title,
    path,
    description,
    ...(own && { level: own.level, minutes: own.minutes }),
    ...(within.length > 0 && { tutorials: within }),
  };
}
