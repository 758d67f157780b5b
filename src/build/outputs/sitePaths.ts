import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from '../sections/section';

/** The search page and error pages: nobody looks for them in a search engine. */
const NEVER_LISTED = /^\/(?:404|404\.html|dev-404-page|search)$/;

/** The template of pages that repeat others, joined for printing. */
const PRINT_TEMPLATE = 'PrintPage.tsx';

/** The addresses of all pages, and of those that everybody may find, in the order of the alphabet. */
export async function sitePaths(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ all: string[]; listed: string[] }> {
  const { allSitePage, allLearnPage } = dataOf(
    'all addresses',
    await graphql<Queries.SitePathsQuery>(/* GraphQL */ `
      query SitePaths {
        allSitePage(sort: { path: ASC }) {
          nodes {
            path
            component
          }
        }
        allLearnPage(filter: { unlisted: { eq: true } }) {
          nodes {
            path
          }
        }
      }
    `),
  );
  const unlisted = new Set(allLearnPage.nodes.map(({ path }) => path));
  const isListed = ({ path, component }: { path: string; component: string }) =>
    !component.endsWith(PRINT_TEMPLATE) && !unlisted.has(path) && !NEVER_LISTED.test(path);
  return {
    all: allSitePage.nodes.map(({ path }) => path),
    listed: allSitePage.nodes.filter(isListed).map(({ path }) => path),
  };
}
