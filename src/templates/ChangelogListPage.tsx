import { graphql, type PageProps } from 'gatsby';
import type { AreaCount } from '../changelog/AreaLinks';
import { ChangelogFrame } from '../changelog/ChangelogFrame';
import { EntryList } from '../changelog/EntryList';
import { siteFrame } from '../data/siteFrame';
import { Seo } from '../layout/Seo';
import { CHANGELOG_ARCHIVE, changelogListPath, newestFirst } from '../model/changelog/changelog';
import { SmartLink } from '../ui/links/SmartLink';
import { treeOf } from './treeOf';

interface ChangelogListContext {
  page: number;
  pageCount: number;
  areas: readonly AreaCount[];
}

/** A page of the changelog list. */
export default function ChangelogListPage({
  data,
  pageContext,
}: PageProps<Queries.ChangelogListPageQuery, ChangelogListContext>) {
  const { page, pageCount, areas } = pageContext;
  const entries = [...data.allChangelogEntry.nodes]
    .sort(newestFirst)
    .map(({ content, ...entry }) => ({ ...entry, tree: treeOf(content) }));
  const part = page > 1 ? `, page ${page} of ${pageCount}` : '';
  return (
    <ChangelogFrame
      title="Changelog"
      lead={
        <>
          What is new, improved and fixed in {siteFrame.brand.label}. All entries by year are in the{' '}
          <SmartLink href={CHANGELOG_ARCHIVE.path}>archive</SmartLink>.
        </>
      }
    >
      <Seo
        title={page > 1 ? `Page ${page}` : 'What’s new'}
        section="Changelog"
        description={`What is new, improved and fixed in ${siteFrame.brand.label}, newest first${part}: release notes with links to the docs.`}
        path={changelogListPath(page)}
      />
      <EntryList entries={entries} page={page} pageCount={pageCount} areas={areas} />
    </ChangelogFrame>
  );
}

export const query = graphql`
  query ChangelogListPage($ids: [String!]!) {
    allChangelogEntry(filter: { id: { in: $ids } }, sort: { path: DESC }) {
      nodes {
        path
        title
        date
        tags
        content {
          tree(controls: true, inList: true)
        }
      }
    }
  }
`;
