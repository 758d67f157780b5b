import type { CreatePagesArgs } from 'gatsby';
import { API_REFERENCE } from '../../model/api/apiReference';
import type { TreeNode } from '../../model/content/tree';
import { dataOf } from '../dataOf';
import { listedPages } from '../listedPages';
import { CONTRACT, type LastModified } from './lastModified';

type Node = Queries.PublishedPagesQuery['allLearnPage']['nodes'][number];

/** A listed page with its text. */
export type PublishedPage = Omit<Node, 'content' | 'unlisted'> & {
  readonly tree: readonly TreeNode[];
  /** For a docs page: how-to, reference and so on. */
  readonly kind?: string;
  /** For a changelog entry: its date and its areas. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** For a tutorial: its level, its duration and the address of its recording. */
  readonly level?: string;
  readonly minutes?: number;
  readonly video?: string;
  /** Day of the last change, if known for certain. */
  readonly modified?: string;
};

/** Every listed page made from content. Whatever is made from this list leaves out unlisted pages and drafts. */
export async function publishedPages(
  graphql: CreatePagesArgs['graphql'],
  modified: LastModified,
): Promise<PublishedPage[]> {
  const { allLearnPage } = dataOf(
    'what is published',
    await graphql<Queries.PublishedPagesQuery>(/* GraphQL */ `
      query PublishedPages {
        allLearnPage(sort: { path: ASC }) {
          nodes {
            __typename
            path
            title
            description
            section
            source
            unlisted
            ... on SidebarPage {
              sidebar
              folder
            }
            ... on Doc {
              kind
              updated
            }
            ... on ChangelogEntry {
              date
              tags
            }
            ... on Tutorial {
              level
              minutes
              updated
              video
            }
            content {
              tree
            }
          }
        }
      }
    `),
  );
  return listedPages(allLearnPage.nodes).map(({ content, ...page }) => ({
    ...page,
    tree: content.tree as unknown as readonly TreeNode[],
    video: ('video' in page && page.video) || undefined,
    modified: modified(...sourcesOf(page)) ?? (('updated' in page && page.updated) || undefined),
  }));
}

/** The files that a page is made from, which for the reference include the contract. */
function sourcesOf(page: { readonly source: string; readonly kind?: string }): readonly string[] {
  return page.kind === API_REFERENCE ? [page.source, CONTRACT] : [page.source];
}
