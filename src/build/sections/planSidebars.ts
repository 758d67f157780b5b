import { otherVersions } from './otherVersions';
import { planSidebar } from './planSidebar';
import type { SectionPlan } from './section';
import type { SidebarEntries } from './sidebarEntries';

/** Plans each sidebar that the entries name; several are the versions of one set of pages. */
export function planSidebars({ pages, categories }: SidebarEntries): SectionPlan {
  const ids = [...new Set([...pages, ...categories].map((entry) => entry.sidebar))].sort();
  const versions = otherVersions([...pages, ...categories]);
  const planned = ids.map((id) => {
    const here = (entry: { readonly sidebar: string }) => entry.sidebar === id;
    return { id, ...planSidebar(id, pages.filter(here), categories.filter(here), versions) };
  });
  return {
    pages: planned.flatMap((sidebar) => sidebar.pages),
    sidebars: Object.fromEntries(planned.map(({ id, tree }) => [id, tree])),
    opens: Object.fromEntries(planned.flatMap(({ id, opens }) => (opens ? [[id, opens]] : []))),
  };
}
