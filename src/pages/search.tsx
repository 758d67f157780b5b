import type { PageProps } from 'gatsby';
import { siteFrame } from '../data/siteFrame';
import { Seo } from '../layout/Seo';
import { SearchBody } from '../search/page/SearchBody';
import { useAddressQuery } from '../search/page/useAddressQuery';
import { PlainPage } from '../ui/PlainPage';

/** The search page: results for `q` in the address, and a field to search for something else. */
export default function SearchPage({ location }: PageProps) {
  const address = useAddressQuery(location);
  return (
    <PlainPage title="Search">
      <Seo
        title={address.query || 'Search'}
        section={address.query ? 'Search' : undefined}
        description={`Search the documentation, the tutorials and the changelog of ${siteFrame.brand.label}.`}
        path="/search"
        unlisted={address.query !== ''}
      />
      <SearchBody address={address} />
    </PlainPage>
  );
}
