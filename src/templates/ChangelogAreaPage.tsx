import { graphql, type PageProps } from 'gatsby';
import { AreaLinks, type AreaCount } from '../changelog/AreaLinks';
import { ArchiveYears } from '../changelog/ArchiveYears';
import { ChangelogFrame } from '../changelog/ChangelogFrame';
import { siteFrame } from '../data/siteFrame';
import { Seo } from '../layout/Seo';
import { areaPath } from '../model/changelog/areaPath';
import { CHANGELOG, CHANGELOG_ARCHIVE, newestFirst } from '../model/changelog/changelog';
import { counted } from '../model/counted';

interface ChangelogAreaContext {
  area: string;
  areas: readonly AreaCount[];
}

/** All changelog entries about one area of the product. */
export default function ChangelogAreaPage({
  data,
  pageContext,
}: PageProps<Queries.ChangelogAreaPageQuery, ChangelogAreaContext>) {
  const { area, areas } = pageContext;
  const entries = [...data.allChangelogEntry.nodes].sort(newestFirst);
  const count = counted(entries.length, 'entry', 'entries');
  return (
    <>
      <Seo
        title={`What changed in ${area}`}
        section="Changelog"
        description={`What is new, improved and fixed in the area ${area} of ${siteFrame.brand.label}, newest first: ${count} of the changelog.`}
        path={areaPath(area)}
      />
      <ChangelogFrame
        trail={[CHANGELOG, CHANGELOG_ARCHIVE]}
        title={`What changed in ${area}`}
        lead={`${count}, newest first.`}
      >
        <AreaLinks areas={areas} here={area} />
        <ArchiveYears entries={entries} />
      </ChangelogFrame>
    </>
  );
}

export const query = graphql`
  query ChangelogAreaPage($area: String!) {
    allChangelogEntry(
      filter: { unlisted: { eq: false }, tags: { eq: $area } }
      sort: { path: DESC }
    ) {
      nodes {
        path
        title
        date
        description
      }
    }
  }
`;
