import { graphql, type PageProps } from 'gatsby';
import { AreaLinks, type AreaCount } from '../changelog/AreaLinks';
import { ArchiveYears } from '../changelog/ArchiveYears';
import { ChangelogFrame } from '../changelog/ChangelogFrame';
import { siteFrame } from '../data/siteFrame';
import { Seo } from '../layout/Seo';
import { CHANGELOG, CHANGELOG_ARCHIVE, newestFirst } from '../model/changelog/changelog';
import { counted } from '../model/counted';

/** All changelog entries by year. */
export default function ChangelogArchivePage({
  data,
  pageContext,
}: PageProps<Queries.ChangelogArchivePageQuery, { areas: readonly AreaCount[] }>) {
  const entries = [...data.allChangelogEntry.nodes].sort(newestFirst);
  return (
    <>
      <Seo
        title={CHANGELOG_ARCHIVE.title}
        section="Changelog"
        description={`Every entry of the ${siteFrame.brand.label} changelog by year, with its date and title, from the newest back to the first.`}
        path={CHANGELOG_ARCHIVE.path}
      />
      <ChangelogFrame
        trail={[CHANGELOG]}
        title={CHANGELOG_ARCHIVE.title}
        lead={`${counted(entries.length, 'entry', 'entries')}, newest first.`}
      >
        <AreaLinks areas={pageContext.areas} />
        <ArchiveYears entries={entries} />
      </ChangelogFrame>
    </>
  );
}

export const query = graphql`
  query ChangelogArchivePage {
    allChangelogEntry(filter: { unlisted: { eq: false } }, sort: { path: DESC }) {
      nodes {
        path
        title
        date
      }
    }
  }
`;
