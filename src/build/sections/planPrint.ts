import { resolve } from 'node:path';
import { API_REFERENCE } from '../../model/api/apiReference';
import type { NavigationNode } from '../../model/navigation/navigation';
import type { PageLink } from '../../model/navigation/pageLink';
import { printPath, type PrintPart } from '../../model/content/printPart';
import type { TreeNode } from '../../model/content/tree';
import type { SidebarEntry } from './planSidebar';
import type { PagePlan } from './section';

/**
 * The most pages that are joined; a larger section joins only its direct pages and links to the print pages of its folders.
 * Without folders, it is joined whole.
 */
const MOST_PAGES = 30;

const template = resolve('src/templates/PrintPage.tsx');

/** The pages and categories by address. */
type Entries = ReadonlyMap<string, SidebarEntry>;

/** Plans a print page for each folder of a sidebar, which joins the pages in it. */
export function planPrint(
  tree: readonly NavigationNode[],
  entries: readonly SidebarEntry[],
): PagePlan[] {
  return plansOf(tree, new Map(entries.map((entry) => [entry.path, entry])));
}

function plansOf(tree: readonly NavigationNode[], entries: Entries): PagePlan[] {
  return tree.flatMap((node) =>
    node.children
      ? [...planOf(node, node.children, entries), ...plansOf(node.children, entries)]
      : [],
  );
}

/** The print page of a folder; none if there is nothing to print. */
function planOf(
  { title, path }: NavigationNode,
  children: readonly NavigationNode[],
  entries: Entries,
): PagePlan[] {
  const whole = partsIn(children, entries);
  if (whole.length === 0) return [];
  const folders =
    whole.length > MOST_PAGES
      ? children.filter((child) => partsIn(child.children ?? [], entries).length > 0)
      : [];
  const direct = children.filter((child) => !child.children);
  const parts = folders.length > 0 ? partsIn(direct, entries) : whole;
  const joined = children.filter((child) => !folders.includes(child));
  const context = {
    title,
    section: entries.get(path)?.section,
    index: path,
    parts,
    ids: parts.map(({ id }) => id),
    folders: folders.map((folder) => ({ title: folder.title, path: printPath(folder.path) })),
    onlineOnly: referencesIn(joined, entries),
  };
  return [{ path: printPath(path), component: template, context }];
}

/** The pages below, in reading order, without the API reference, which cannot be joined with others. */
function partsIn(nodes: readonly NavigationNode[], entries: Entries, depth = 0): PrintPart[] {
  return nodes.flatMap(({ title, path, children = [] }) => {
    const entry = entries.get(path);
    const below = partsIn(children, entries, depth + 1);
    if (!entry || entry.kind === API_REFERENCE) return below;
    return [{ id: entry.id, path, title, depth }, ...below];
  });
}

/** The pages below that `partsIn` leaves out. */
function referencesIn(nodes: readonly NavigationNode[], entries: Entries): PageLink[] {
  return nodes.flatMap(({ title, path, children = [] }) => {
    const own = entries.get(path)?.kind === API_REFERENCE ? [{ title, path }] : [];
    return [...own, ...referencesIn(children, entries)];
  });
}

/** The link from a folder's index page to its print page, if there is one among `paths`. */
export function printLink(path: string, paths: ReadonlySet<string>): TreeNode[] {
  const href = printPath(path);
  if (!paths.has(href)) return [];
  return [['p', { style: { marginTop: 32 } }, ['a', { href }, 'Print this section']]];
}
