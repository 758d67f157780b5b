import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from '../sections/section';

/** Pages that answer or fail: nobody looks for them. */
const NOT_FOUND_BY_SEARCH = /^\/(?:404|404\.html|dev-404-page|search)$/;

/** The addresses of all pages that everybody may find, in the order of the alphabet. */
export async function listedPaths(graphql: CreatePagesArgs['graphql']): Promise<string[]> {
  const { allSitePage, allLearnPage } = dataOf(
    'all addresses',
    await graphql<Queries.ListedPathsQuery>(/* GraphQL */ `
      query ListedPaths {
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
  return allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => !unlisted.has(path) && !NOT_FOUND_BY_SEARCH.test(path));
}
