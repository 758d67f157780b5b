import { existsSync } from 'node:fs';
import { API_REFERENCE } from '../../../model/apiReference';
import type { Fault } from '../../../model/fault';
import { apiReference } from '../../api/apiReference';
import { contentFaults } from '../../checks/contentFaults';
import { referenceTargets } from '../../checks/siteFaults';
import { changelogItems } from '../../content/changelogItems';
import type { LearnPageData } from '../../learnPages';
import { planChangelog } from '../../sections/changelog';
import type { ContentPage } from '../contentPages';

/** What would stop a build, found without one: every mistake in the content. */
export function buildFaults(pages: readonly ContentPage[]): Fault[] {
  const content = pages.map(asNode);
  const entries = content.filter((page) => page.__typename === 'ChangelogEntry');
  const plans = planChangelog(entries.map((entry) => ({ ...entry, id: entry.path })));
  const paths = [...content, ...plans].map(({ path }) => path);
  const referencePaths = pages.flatMap(({ kind, path }) => (kind === API_REFERENCE ? [path] : []));
  const reference = apiReference(existsSync('openapi'));
  return contentFaults(content, paths, [], referenceTargets(referencePaths, reference));
}

const TYPES: Readonly<Record<string, LearnPageData['__typename']>> = {
  category: 'Category',
  changelog: 'ChangelogEntry',
  tutorial: 'Tutorial',
};

const SECTIONS: Readonly<Record<string, string>> = {
  docs: 'Docs',
  tutorials: 'Tutorials',
  changelog: 'Changelog',
};

/** The page in the shape that the build's checks look at. */
function asNode(page: ContentPage) {
  const { file, kind, date, body, source } = page;
  const type = TYPES[kind] ?? 'Doc';
  return {
    ...page,
    __typename: type,
    source: file,
    section: SECTIONS[file.split('/')[1] ?? ''],
    // Those of the body come with it.
    faults: page.faults.slice(0, page.faults.length - body.faults.length),
    relatedLine: source.split('\n').findIndex((line) => line.startsWith('related:')) + 1,
    ...(date ? { date } : {}),
    content: { ...body, items: [], ...(type === 'ChangelogEntry' ? changelogItems(body) : {}) },
  } as unknown as LearnPageData & { readonly tags: readonly string[] };
}
