import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Seo } from '../layout/Seo';
import { decoded } from '../model/decoded';
import { normalPath } from '../model/normalPath';
import { storageKeys } from '../model/storageKeys';
import { NearestPages } from '../search/NearestPages';
import { SearchForm } from '../search/SearchForm';
import { linkLine } from '../theme/linkLine';
import { Lattice } from '../ui/Lattice';
import { PlainPage } from '../ui/PlainPage';
import { SmartLink } from '../ui/SmartLink';
import { useAfterHydration } from '../ui/useAfterHydration';

// A host that leads back to where the reader comes from does so in less.
const ROUND = 60_000;

/** What readers see at an address that has no page. */
export default function NotFoundPage({ location }: PageProps) {
  // The file is built once for all addresses, so that the one asked for is known in the browser only.
  const asked = useAfterHydration() ? decoded(location.pathname) : undefined;
  useEffect(openNormalPath, []);
  return (
    <>
      <Lattice />
      <PlainPage title="Page not found" lead="There is no page at this address.">
        <Seo
          title="Page not found"
          description="There is no page at this address. Search the site, or go on from one of its sections."
          path="/404"
          unlisted
        />
        <SearchForm />
        <Ways>
          Or go on from the <SmartLink href="/docs">documentation</SmartLink>, the{' '}
          <SmartLink href="/tutorials">tutorials</SmartLink> or the{' '}
          <SmartLink href="/changelog">changelog</SmartLink>.
        </Ways>
        {/* Where nothing stands below that would move when it comes. */}
        {asked && (
          <p>
            You asked for <code>{asked}</code>.
          </p>
        )}
        <NearestPages asked={asked} count={3} />
      </PlainPage>
    </>
  );
}

const Ways = styled.p`
  a {
    ${linkLine}
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
`;

/** Hosts know a page by one spelling of its address; whoever came by `/docs/index.html` or `/docs/` is led there. */
function openNormalPath(): void {
  const { pathname, search, hash } = window.location;
  const path = normalPath(pathname);
  if (path !== pathname && noteLeading(path)) window.location.replace(path + search + hash);
}

/** Notes that the reader is led to a page; false when that was just done and led back here. */
function noteLeading(path: string): boolean {
  const key = storageKeys.ledTo(path);
  try {
    const since = Date.now() - Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return since > ROUND;
  } catch {
    // Nothing can be noted. A host that leads back comes from the page, or keeps this one as where the reader comes from.
    return !comesFrom(path);
  }
}

/** Whether the reader comes from the page at a path, by whichever spelling. */
function comesFrom(path: string): boolean {
  const { referrer } = document;
  return (
    referrer.startsWith(`${window.location.origin}/`) &&
    normalPath(new URL(referrer).pathname) === path
  );
}
