import { API_REFERENCE } from '../../../model/apiReference';
import type { Fault } from '../../../model/fault';
import { apiReference } from '../../api/apiReference';
import { contentFaults } from '../../checks/contentFaults';
import { otherTargets } from '../../checks/siteFaults';
import type { LearnPageData } from '../../learnPages';
import { planChangelog } from '../../sections/changelog';
import type { SidebarEntry } from '../../sections/planSidebar';
import { planSidebars } from '../../sections/planSidebars';
import type { ContentPage } from '../contentPages';

/** What would stop a build, found without one: every mistake in the content. */
export function buildFaults(pages: readonly ContentPage[]): Fault[] {
  const published = pages.filter(({ node }) => node.published && !node.draft);
  const content = published.map(asNode);
  const referencePaths = published.flatMap(({ kind, path }) =>
    kind === API_REFERENCE ? [path] : [],
  );
  const reference = apiReference(referencePaths.length > 0);
  const others = otherTargets(content, referencePaths, reference);
  return contentFaults(content, plannedPaths(content), [], others);
}

/** A page as the queries of the build give it; which fields it has depends on its type. */
type PageNode = LearnPageData & SidebarEntry & { readonly tags: readonly string[] };

function asNode({ node: { type, fields }, body }: ContentPage): PageNode {
  const id = fields.path;
  return { ...fields, id, __typename: type, content: body } as unknown as PageNode;
}

/** The addresses that `createPages` would make: those of lists and print pages too, and of no folder that shows nothing. */
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
