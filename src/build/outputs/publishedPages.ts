import type { CreatePagesArgs } from 'gatsby';
import type { TreeNode } from '../../model/tree';
import { dataOf } from '../sections/section';

type Node = Queries.PublishedPagesQuery['allLearnPage']['nodes'][number];

/** A page that everybody may find, with what it says. */
export type PublishedPage = Omit<Node, 'content'> & {
  readonly tree: readonly TreeNode[];
  /** Of a page of the docs: how-to, reference and so on. */
  readonly kind?: string;
  /** Day of the last change, where it is known for sure. */
  readonly modified?: string;
};

/** Every listed page made from content. Unlisted pages and drafts are in nothing that is made of these. */
export async function publishedPages(
  graphql: CreatePagesArgs['graphql'],
  modified: (source: string) => string | undefined,
): Promise<PublishedPage[]> {
  const { allLearnPage } = dataOf(
    'what is published',
    await graphql<Queries.PublishedPagesQuery>(/* GraphQL */ `
      query PublishedPages {
        allLearnPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
          nodes {
            __typename
            path
            title
            description
            section
            source
            ... on Doc {
              kind
            }
            ... on ChangelogEntry {
              date
              tags
            }
            ... on Doc {
              updated
            }
            ... on Tutorial {
              updated
            }
            content {
              tree
            }
          }
        }
      }
    `),
  );
  const { nodes } = allLearnPage;
  const isIndex = ({ __typename: type }: Node) => type === 'Category';
  const written = new Set(nodes.filter((node) => !isIndex(node)).map(({ path }) => path));
  return (
    nodes
      // The index page of a folder gives way to a page that was written for its address.
      .filter((node) => !isIndex(node) || !written.has(node.path))
      .map(({ content, ...page }) => ({
        ...page,
        tree: content.tree as unknown as readonly TreeNode[],
        modified: modified(page.source) ?? (('updated' in page && page.updated) || undefined),
      }))
  );
}
