import { planSidebar, type SidebarEntry } from './planSidebar';
import { dataOf, type Section, type SectionPlan } from './section';

/** The docs: the current version and any others, each with its own sidebar. */
export const docs: Section = {
  name: 'docs',
  async plan(graphql) {
    const { allDoc, allCategory } = dataOf(
      'docs',
      await graphql<Queries.DocSourcesQuery>(/* GraphQL */ `
        query DocSources {
          allDoc {
            nodes {
              id
              path
              title
              label
              description
              sidebar
              folder
              position
              unlisted
              related
            }
          }
          allCategory(filter: { sidebar: { ne: "tutorials" } }) {
            nodes {
              id
              path
              title
              label
              description
              sidebar
              folder
              position
              unlisted
            }
          }
        }
      `),
    );
    return planSidebars(allDoc.nodes, allCategory.nodes);
  },
};

/** Plans each sidebar that the entries name. */
export function planSidebars(
  pages: readonly SidebarEntry[],
  categories: readonly SidebarEntry[],
): SectionPlan {
  const ids = [...new Set([...pages, ...categories].map((entry) => entry.sidebar))].sort();
  const planned = ids.map((id) => {
    const here = (entry: SidebarEntry) => entry.sidebar === id;
    return { id, ...planSidebar(id, pages.filter(here), categories.filter(here)) };
  });
  return {
    pages: planned.flatMap((sidebar) => sidebar.pages),
    sidebars: Object.fromEntries(planned.map(({ id, tree }) => [id, tree])),
  };
}
