import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Seo } from '../layout/Seo';
import { normalPath } from '../model/normalPath';
import { NearestPages } from '../search/NearestPages';
import { SearchForm } from '../search/SearchForm';
import { Sections } from '../search/Sections';
import { useAfterHydration } from '../search/useAfterHydration';
import { Lattice } from '../ui/Lattice';
import { PlainPage } from '../ui/PlainPage';

/** What readers see at an address that has no page. */
export default function NotFoundPage({ location }: PageProps) {
  // The file is built once for all addresses, so that the one asked for is known in the browser only.
  const asked = useAfterHydration() ? location.pathname : undefined;
  useEffect(openNormalPath, []);
  return (
    <>
      <Lattice />
      <PlainPage
        title="Page not found"
        lead={
          asked ? (
            <>
              There is no page at <code>{asked}</code>.
            </>
          ) : (
            'There is no page at this address.'
          )
        }
      >
        <Seo
          title="Page not found"
          description="There is no page at this address. Search the site, or go on from one of its sections."
          path="/404"
          unlisted
        />
        <SearchForm />
        <h2>Perhaps you were looking for</h2>
        {asked ? (
          <NearestPages asked={asked} count={3}>
            <Sections />
          </NearestPages>
        ) : (
          <Sections />
        )}
      </PlainPage>
    </>
  );
}

/** Hosts know a page by one spelling of its address; whoever came by `/docs/index.html` or `/docs/` is led there. */
function openNormalPath(): void {
  const { pathname, search, hash } = window.location;
  const path = normalPath(pathname);
  if (path !== pathname) window.location.replace(path + search + hash);
}
