import { API_REFERENCE } from '../../../model/apiReference';
import type { Fault } from '../../../model/fault';
import { apiReference } from '../../api/apiReference';
import { clashes } from '../../checks/clashes';
import { siteFaults } from '../../checks/siteFaults';
import type { LearnPageData } from '../../learnPages';
import { planChangelog } from '../../sections/changelog';
import type { SidebarEntry } from '../../sections/planSidebar';
import { planSidebars } from '../../sections/planSidebars';
import type { ContentPage } from '../contentPages';

/**
 * Finds everything that would stop a build, without running one: all mistakes in the content, including those in drafts that
 * would stop it once published. Also finds address clashes, which only cause a warning in a build.
 */
export function buildFaults(pages: readonly ContentPage[]): Fault[] {
  const written = pages.filter(({ node }) => node.published);
  const drafts = new Set(written.flatMap(({ file, node }) => (node.draft ? [file] : [])));
  const published = written.filter(({ file }) => !drafts.has(file));
  const inDrafts = ({ file }: Fault) => drafts.has(file);
  // Drafts may link to each other, but published pages may not link to drafts.
  return [...faultsOf(published), ...(drafts.size > 0 ? faultsOf(written).filter(inDrafts) : [])];
}

function faultsOf(pages: readonly ContentPage[]): Fault[] {
  const content = pages.map(asNode);
  const referencePaths = pages.flatMap(({ kind, path }) => (kind === API_REFERENCE ? [path] : []));
  const reference = apiReference(referencePaths.length > 0);
  const paths = plannedPaths(content);
  return [...clashes(paths, content), ...siteFaults({ content, paths, referencePaths, reference })];
}

/** A page as returned by the queries of the build; its fields depend on its type. */
type PageNode = LearnPageData & SidebarEntry & { readonly tags: readonly string[] };

function asNode({ node: { type, fields }, body }: ContentPage): PageNode {
  const id = fields.path;
  return { ...fields, id, __typename: type, content: body } as unknown as PageNode;
}

/** The addresses that `createPages` would create, including lists and print pages but not empty folders. */
function plannedPaths(content: readonly PageNode[]): string[] {
  const ofType = (...types: PageNode['__typename'][]) =>
    content.filter(({ __typename }) => types.includes(__typename));
  const sidebars = planSidebars({
    pages: ofType('Doc', 'Tutorial'),
    categories: ofType('Category'),
  });
  const plans = [...sidebars.pages, ...planChangelog(ofType('ChangelogEntry'))];
  return plans.map(({ path }) => path);
}
