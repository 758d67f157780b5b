import type { CreatePagesArgs } from 'gatsby';
import type { SidebarEntry } from './planSidebar';
import { dataOf } from './section';

/** The pages and categories of some sidebars, in any order. */
export interface SidebarEntries {
  readonly pages: readonly SidebarEntry[];
  readonly categories: readonly SidebarEntry[];
}

/** All entries of the sidebars whose id matches `filter`. */
export async function sidebarEntries(
  graphql: CreatePagesArgs['graphql'],
  filter: { eq: string } | { nin: readonly string[] },
): Promise<SidebarEntries> {
  const { allSidebarPage } = dataOf(
    'the sidebars',
    await graphql<Queries.SidebarEntriesQuery>(
      /* GraphQL */ `
        query SidebarEntries($filter: StringQueryOperatorInput!) {
          allSidebarPage(filter: { sidebar: $filter }) {
            nodes {
              __typename
              id
              path
              title
              label
              description
              section
              sidebar
              docId
              folder
              position
              unlisted
              related
              ... on Doc {
                kind
              }
              ... on Tutorial {
                level
                minutes
              }
            }
          }
        }
      `,
      { filter },
    ),
  );
  const categories = allSidebarPage.nodes.filter((node) => node.__typename === 'Category');
  const pages = allSidebarPage.nodes.filter((node) => node.__typename !== 'Category');
  return { pages, categories };
}
