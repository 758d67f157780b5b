import { graphql, type PageProps } from 'gatsby';
import { siteConfig } from '../../site.config';
import { Home } from '../home/Home';
import { Seo } from '../layout/Seo';

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Seo
        title={siteConfig.tagline}
        description="Learn Hex: documentation for every part of the product, tutorials that run on demo data, and notes on every release."
        path="/"
      />
      <Home
        {...siteConfig.home}
        tagline={siteConfig.tagline}
        latest={data.allChangelogEntry.nodes}
      />
    </>
  );
}

export const query = graphql`
  query HomePage {
    allChangelogEntry(filter: { unlisted: { eq: false } }, sort: { path: DESC }, limit: 3) {
      nodes {
        path
        title
        date
        description
      }
    }
  }
`;
