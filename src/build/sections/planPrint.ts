import { resolve } from 'node:path';
import { API_REFERENCE } from '../../model/apiReference';
import type { NavigationNode } from '../../model/navigation';
import type { PageLink } from '../../model/pageLink';
import { printPath, type PrintPart } from '../../model/printPart';
import type { SidebarEntry } from './planSidebar';
import type { PagePlan } from './section';

/** The most pages that are joined; a larger section joins only its direct pages and links to the print pages of its folders. */
const MOST_PAGES = 30;

const template = resolve('src/templates/PrintPage.tsx');

/** Plans a print page for each folder of a sidebar, which joins the pages in it. */
export function planPrint(
  tree: readonly NavigationNode[],
  entries: readonly SidebarEntry[],
): PagePlan[] {
  return plansOf(tree, new Map(entries.map((entry) => [entry.path, entry])));
}

/** The pages and categories by address. */
type Entries = ReadonlyMap<string, SidebarEntry>;

function plansOf(tree: readonly NavigationNode[], entries: Entries): PagePlan[] {
  return tree.flatMap(({ title, path, children }): PagePlan[] => {
    if (!children) return [];
    const whole = partsIn(children, entries);
    const folders =
      whole.length > MOST_PAGES
        ? children.filter((child) => partsIn(child.children ?? [], entries).length > 0)
        : [];
    const parts =
      folders.length > 0
        ? partsIn(
            children.filter((child) => !child.children),
            entries,
          )
        : whole;
    const below = plansOf(children, entries);
    if (whole.length === 0) return below;
    const context = {
      title,
      section: entries.get(path)?.section,
      index: path,
      parts,
      ids: parts.map(({ id }) => id),
      folders: folders.map((folder) => ({ title: folder.title, path: printPath(folder.path) })),
      onlineOnly: referencesIn(
        children.filter((child) => !folders.includes(child)),
        entries,
      ),
    };
    return [{ path: printPath(path), component: template, context }, ...below];
  });
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
