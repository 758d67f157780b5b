import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from './dataOf';

/** What the build knows about a page once its body is compiled. */
export type LearnPageData = Queries.LearnPagesQuery['allLearnPage']['nodes'][number];

/** Every page made from content, with the links in its body and the mistakes found in it. */
export async function learnPages(
  graphql: CreatePagesArgs['graphql'],
): Promise<readonly LearnPageData[]> {
  const { allLearnPage } = dataOf(
    'all pages',
    await graphql<Queries.LearnPagesQuery>(/* GraphQL */ `
      query LearnPages {
        allLearnPage(sort: { source: ASC }) {
          nodes {
            __typename
            id
            path
            title
            description
            section
            source
            unlisted
            faults
            ... on SidebarPage {
              docId
              sidebar
              folder
              position
              label
              related
              relatedLine
              keywords
            }
            ... on Doc {
              kind
              since
              reviewed
              updated
            }
            ... on Tutorial {
              level
              minutes
              since
              reviewed
              updated
            }
            ... on ChangelogEntry {
              date
              tags
            }
            content {
              sections {
                depth
                heading
                anchor
                blocks
              }
              headings {
                id
              }
              links {
                href
                line
              }
              pictures {
                src
                line
              }
              tabs {
                group
                label
                line
              }
              faults {
                message
                line
              }
              items {
                kind
                id
                text
              }
            }
          }
        }
      }
    `),
  );
  return allLearnPage.nodes;
}
