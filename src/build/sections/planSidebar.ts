import { resolve } from 'node:path';
import { API_REFERENCE } from '../../model/apiReference';
import {
  navigationTree,
  nodeAt,
  openBranch,
  readingOrder,
  trail,
  type NavigationNode,
} from '../../model/navigation';
import { neighbours } from '../../model/neighbours';
import type { PageFrame } from '../../model/pageFrame';
import type { PagePlan } from './section';

/** A page or category of a sidebar, as the planning queries give it. */
export interface SidebarEntry {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly sidebar: string;
  readonly docId: string;
  readonly folder: string;
  readonly position: number;
  readonly unlisted: boolean;
  readonly related?: readonly string[];
  /** What kind of docs it is. */
  readonly kind?: string;
}

const contentTemplate = resolve('src/templates/ContentPage.tsx');
const referenceTemplate = resolve('src/templates/ApiReferencePage.tsx');
const categoryTemplate = resolve('src/templates/CategoryPage.tsx');

/**
 * Plans a page for each entry of one sidebar, and tells the sidebar and the address it opens with. Unlisted pages are
 * planned but stand nowhere. `versions` tells where an entry stands in other versions, if there are any.
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

  const frame = (entry: SidebarEntry): PageFrame => ({
    sidebar: id,
    branch: openBranch(tree, entry.path),
    trail: [...(root ? [labelled(root)] : []), ...trail(tree, entry.path)]
      .filter((node) => node.path !== entry.path)
      .map(({ title, path }) => ({ title, path })),
    ...neighbours(order, entry.path),
    ...(versions ? { versions: versions(entry) } : {}),
    ...(entry.kind === API_REFERENCE ? { alone: true } : {}),
  });
  const ownAddress = new Set(pages.map((page) => page.path));
  return {
    tree,
    opens: order[0]?.path,
    pages: [
      ...pages.map((page) => ({
        path: page.path,
        component: page.kind === API_REFERENCE ? referenceTemplate : contentTemplate,
        context: { id: page.id, frame: frame(page), related: page.related ?? [] },
      })),
      ...categories
        .filter((category) => !ownAddress.has(category.path))
        .map((category) => ({
          path: category.path,
          component: categoryTemplate,
          context: {
            id: category.id,
            frame: frame(category),
            cards: below(category, root, tree),
          },
        })),
    ],
  };
}

/** The sidebar shows an entry by its label, which may be shorter than the title. */
function labelled(entry: SidebarEntry): SidebarEntry {
  return { ...entry, title: entry.label };
}

function below(
  category: SidebarEntry,
  root: SidebarEntry | undefined,
  tree: readonly NavigationNode[],
) {
  const nodes = category === root ? tree : (nodeAt(tree, category.path)?.children ?? []);
  return nodes.map(({ title, path, description }) => ({ title, path, description }));
}
