import { API_REFERENCE } from '../../../model/apiReference';
import type { Fault } from '../../../model/fault';
import { apiReference } from '../../api/apiReference';
import { contentFaults } from '../../checks/contentFaults';
import { otherTargets } from '../../checks/siteFaults';
import type { LearnPageData } from '../../learnPages';
import { planChangelog } from '../../sections/changelog';
import type { ContentPage } from '../contentPages';

/** What would stop a build, found without one: every mistake in the content. */
export function buildFaults(pages: readonly ContentPage[]): Fault[] {
  const published = pages.filter(({ node }) => node.published && !node.draft);
  const content = published.map(asNode);
  const entries = content.filter((page) => page.__typename === 'ChangelogEntry');
  const plans = planChangelog(entries.map((entry) => ({ ...entry, id: entry.path })));
  const paths = [...content, ...plans].map(({ path }) => path);
  const referencePaths = published.flatMap(({ kind, path }) =>
    kind === API_REFERENCE ? [path] : [],
  );
  const reference = apiReference(referencePaths.length > 0);
  return contentFaults(content, paths, [], otherTargets(content, referencePaths, reference));
}

/** The page as the build's checks get it from GraphQL. */
function asNode({ node: { type, fields }, body }: ContentPage) {
  return { ...fields, __typename: type, content: body } as unknown as LearnPageData & {
    readonly tags: readonly string[];
  };
}
