import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from '../sections/section';

/** Pages that answer or fail: nobody looks for them. */
const NOT_FOUND_BY_SEARCH = /^\/(?:404|404\.html|dev-404-page|search)$/;

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
  const all = allSitePage.nodes.map(({ path }) => path);
  return {
    all,
    listed: all.filter((path) => !unlisted.has(path) && !NOT_FOUND_BY_SEARCH.test(path)),
  };
}
