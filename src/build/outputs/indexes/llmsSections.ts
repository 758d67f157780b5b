import { CHANGELOG, newestFirst } from '../../../model/changelog/changelog';
import type { NavigationNode } from '../../../model/navigation/navigation';
import type { NavigationFile } from '../../../model/navigation/navigationFile';
import { sidebarPath } from '../../versions';
import type { PublishedPage } from '../publishedPages';
import type { LlmsSection } from './llms';

/**
 * The pages by section, in the order of the sidebars: one section per top-level category of each sidebar, one for the pages
 * outside categories, and the changelog.
 */
export function llmsSections(
  pages: readonly PublishedPage[],
  sidebars: NavigationFile,
): LlmsSection[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = (paths: readonly string[]) => paths.flatMap((path) => byPath.get(path) ?? []);
  const ofSidebar = ([id, nodes]: [string, readonly NavigationNode[]]): LlmsSection[] => {
    const own = pages.find((page) => 'sidebar' in page && page.sidebar === id);
    const name = own?.section ?? id;
    const path = sidebarPath(id);
    const alone = nodes.filter(({ children }) => !children).map(({ path }) => path);
    return [
      { title: name, path, pages: known([path, ...alone]) },
      ...nodes
        .filter(({ children }) => children)
        .map((node) => ({
          title: `${name}: ${node.title}`,
          path: node.path,
          pages: known(below(node)),
        })),
    ];
  };
  const entries = pages
    .filter(({ __typename: type }) => type === 'ChangelogEntry')
    .sort(newestFirst);
  return [...Object.entries(sidebars).flatMap(ofSidebar), { ...CHANGELOG, pages: entries }].filter(
    (section) => section.pages.length > 0,
  );
}

function below({ path, children = [] }: NavigationNode): string[] {
  return [path, ...children.flatMap(below)];
}
