import type { Fault } from '../../../model/fault';
import type { ApiReference } from '../../api/reference/apiReference';
import { cachedReference } from '../../api/reference/cachedReference';
import { clashes } from '../../checks/clashes';
import { siteFaults } from '../../checks/siteFaults';
import type { LearnPageData } from '../../learnPages';
import { sectionPlans } from '../../sections/sectionPlans';
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
  const reference = cachedReference();
  // Drafts may link to each other, but published pages may not link to drafts.
  return [
    ...faultsOf(published, reference),
    ...(drafts.size > 0 ? faultsOf(written, reference).filter(inDrafts) : []),
  ];
}

function faultsOf(pages: readonly ContentPage[], reference: ApiReference | undefined): Fault[] {
  const content = pages.map(asNode);
  const paths = sectionPlans(content).flatMap((plan) => plan.pages.map(({ path }) => path));
  return [...clashes(paths, content), ...siteFaults({ content, paths, reference })];
}

/** A page as the build's query returns it. */
function asNode({ node: { type, fields }, body }: ContentPage): LearnPageData {
  const id = fields.path;
  return { ...fields, id, __typename: type, content: body } as unknown as LearnPageData;
}
