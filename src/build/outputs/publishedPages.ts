import type { CreatePagesArgs } from 'gatsby';
import { API_REFERENCE } from '../../model/apiReference';
import type { TreeNode } from '../../model/tree';
import { listedPages } from '../listedPages';
import { dataOf } from '../sections/section';
import { CONTRACT, type LastModified } from './lastModified';

type Node = Queries.PublishedPagesQuery['allLearnPage']['nodes'][number];

/** A page that everybody may find, with what it says. */
export type PublishedPage = Omit<Node, 'content' | 'unlisted'> & {
  readonly tree: readonly TreeNode[];
  /** Of a page of the docs: how-to, reference and so on. */
  readonly kind?: string;
  /** Of an entry of the changelog: the day that it came out on, and its areas. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** Of a tutorial: how hard it is, how long it takes, and the address of its recording. */
  readonly level?: string;
  readonly minutes?: number;
  readonly video?: string;
  /** Day of the last change, where it is known for sure. */
  readonly modified?: string;
};

/** Every listed page made from content. Unlisted pages and drafts are in nothing that is made of these. */
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

/** The files that a page is made from: the reference says what the contract does. */
function sourcesOf(page: { readonly source: string; readonly kind?: string }): readonly string[] {
  return page.kind === API_REFERENCE ? [page.source, CONTRACT] : [page.source];
}
