import { graphql, type PageProps } from 'gatsby';
import { siteFrame } from '../data/siteFrame';
import { siteHome } from '../data/siteHome';
import { Home } from '../home/Home';
import { Seo } from '../layout/Seo';
import { newestFirst } from '../model/changelog/changelog';

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  // The query sorts alphabetically, which puts the tenth entry of a day before the second.
  const latest = [...data.allChangelogEntry.nodes].sort(newestFirst).slice(0, 3);
  const name = `${siteFrame.title} ${siteFrame.brand.label}`;
  return (
    <>
      <Seo
        title={siteHome.tagline}
        description={`${name}: documentation for every part of the product, tutorials that run on demo data, and notes on every release.`}
        path="/"
      />
      <Home {...siteHome.home} name={name} tagline={siteHome.tagline} latest={latest} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    allChangelogEntry(filter: { unlisted: { eq: false } }, sort: { path: DESC }, limit: 12) {
      nodes {
        path
        title
        date
        description
      }
    }
  }
`;
