import { API_REFERENCE } from '../../../model/api/apiReference';
import type { NavigationNode } from '../../../model/navigation/navigation';
import type { NavigationFile } from '../../../model/navigation/navigationFile';
import type { TreeNode } from '../../../model/content/tree';
import type { ApiReference } from '../../api/reference/apiReference';
import { sidebarPath } from '../../versions';
import type { PublishedPage } from '../publishedPages';
import { operationTree } from './operationTree';

/** What the site shows around the texts of its pages. */
export interface Surroundings {
  readonly sidebars: NavigationFile;
  /** The contract and its operations, for the reference page, if the site has one. */
  readonly reference: Pick<ApiReference, 'operations' | 'contract'> | undefined;
  /** The links with other parts of the site, by address. */
  readonly mentions: ReadonlyMap<string, readonly TreeNode[]>;
}

/**
 * The pages with everything that readers see around the text: the recording above a tutorial, the list of pages below a
 * category, the operations below the reference, and the links with other parts of the site.
 */
export function wholePages(
  pages: readonly PublishedPage[],
  { sidebars, reference, mentions }: Surroundings,
): PublishedPage[] {
  const below = childrenByPath(sidebars);
  return pages.map((page) => ({
    ...page,
    tree: [
      ...(page.video ? [recording(page.video, page.title)] : []),
      ...page.tree,
      ...(page.__typename === 'Category' ? [cards(below.get(page.path) ?? [])] : []),
      ...(page.kind === API_REFERENCE && reference ? operationTree(reference) : []),
      ...(mentions.get(page.path) ?? []),
    ],
  }));
}

const recording = (src: string, title: string): TreeNode => ['Video', { src, title }];

/** The children of each category and root of the sidebars, by address. */
function childrenByPath(sidebars: NavigationFile): Map<string, readonly NavigationNode[]> {
  const below = new Map(Object.entries(sidebars).map(([id, nodes]) => [sidebarPath(id), nodes]));
  const visit = ({ path, children = [] }: NavigationNode) => {
    below.set(path, children);
    children.forEach(visit);
  };
  Object.values(sidebars).flat().forEach(visit);
  return below;
}

function cards(nodes: readonly NavigationNode[]): TreeNode {
  return [
    'Cards',
    null,
    ...nodes.map(({ title, path, description }): TreeNode => {
      return ['Card', { title, href: path }, description];
    }),
  ];
}
