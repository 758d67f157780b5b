import { planSidebar } from './planSidebar';
import type { SectionPlan } from './section';
import type { SidebarEntries } from './sidebarEntries';

/** Plans each sidebar that the entries name. */
export function planSidebars({ pages, categories }: SidebarEntries): SectionPlan {
  const ids = [...new Set([...pages, ...categories].map((entry) => entry.sidebar))].sort();
  const planned = ids.map((id) => {
    const here = (entry: { readonly sidebar: string }) => entry.sidebar === id;
    return { id, ...planSidebar(id, pages.filter(here), categories.filter(here)) };
  });
  return {
    pages: planned.flatMap((sidebar) => sidebar.pages),
    sidebars: Object.fromEntries(planned.map(({ id, tree }) => [id, tree])),
  };
}
