import { shownCategories } from '../listedPages';
import { otherVersions } from './otherVersions';
import { planPrint } from './planPrint';
import { planSidebar, type SidebarEntry } from './planSidebar';
import type { SectionPlan } from './section';

/** The pages and categories of some sidebars, in any order. */
interface SidebarEntries {
  readonly pages: readonly SidebarEntry[];
  readonly categories: readonly SidebarEntry[];
}

/**
 * Plans each sidebar of the entries, with its print pages; several sidebars are versions of the same set of pages.
 */
export function planSidebars({ pages, categories: all }: SidebarEntries): SectionPlan {
  const categories = shownCategories(all, pages);
  const ids = [...new Set([...pages, ...categories].map((entry) => entry.sidebar))].sort();
  const versions = otherVersions([...pages, ...categories]);
  const planned = ids.map((id) => {
    const here = (entry: { readonly sidebar: string }) => entry.sidebar === id;
    const [own, folders] = [pages.filter(here), categories.filter(here)];
    const sidebar = planSidebar(id, own, folders, versions);
    // Pages come last, so that one written for the address of a folder wins.
    const print = planPrint(sidebar.tree, [...folders, ...own]);
    return { id, ...sidebar, pages: [...sidebar.pages, ...print] };
  });
  return {
    pages: planned.flatMap((sidebar) => sidebar.pages),
    sidebars: Object.fromEntries(planned.map(({ id, tree }) => [id, tree])),
    opens: Object.fromEntries(planned.flatMap(({ id, opens }) => (opens ? [[id, opens]] : []))),
  };
}
