import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import styled from 'styled-components';
import { pathOnSite } from '../data/pathOnSite';
import { Seo } from '../layout/Seo';
import { decoded } from '../model/address/decoded';
import { normalPath } from '../model/address/normalPath';
import { storageKeys } from '../model/reader/storageKeys';
import { NearestPages } from '../search/NearestPages';
import { SearchForm } from '../search/SearchForm';
import { linkLine } from '../theme/linkLine';
import { Lattice } from '../ui/Lattice';
import { PlainPage } from '../ui/PlainPage';
import { SmartLink } from '../ui/links/SmartLink';
import { useAfterHydration } from '../ui/useAfterHydration';
import { withPathPrefix } from '../ui/links/withPathPrefix';

// Milliseconds; a host that redirects back here takes less than that.
const ROUND = 60_000;

/** What readers see at an address that has no page. */
export default function NotFoundPage({ location }: PageProps) {
  // The file is built once for all addresses, so the requested one is known only in the browser.
  const asked = useAfterHydration() ? decoded(location.pathname) : undefined;
  useEffect(openNormalPath, []);
  useEffect(openInSmallLetters, []);
  return (
    <>
      <Lattice />
      <PlainPage title="Page not found" lead="There is no page at this address.">
        <Seo
          title="Page not found"
          description="There is no page at this address. Search the site, or start from one of its sections."
          path="/404"
          unlisted
        />
        <SearchForm />
        <Ways>
          Or start from the <SmartLink href="/docs">documentation</SmartLink>, the{' '}
          <SmartLink href="/tutorials">tutorials</SmartLink> or the{' '}
          <SmartLink href="/changelog">changelog</SmartLink>.
        </Ways>
        {/* At the end of the text, where it shifts nothing when it appears. */}
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
  && {
    margin-top: 24px;
  }
  a {
    ${linkLine}
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
`;

/**
 * Hosts serve a page at one spelling of its address; a reader who used `/docs/index.html` or `/docs/` is redirected
 * there.
 */
function openNormalPath(): void {
  const { pathname } = window.location;
  const path = normalPath(pathname);
  if (path !== pathname) leadTo(path);
}

/** Opens the page at this address in small letters, if there is one: addresses are often retyped as `/Docs/Roles`. */
function openInSmallLetters(): () => void {
  const leaving = new AbortController();
  const { pathname } = window.location;
  const asked = pathOnSite(pathname);
  const small = inSmallLetters(asked);
  const path = withPathPrefix(small);
  if (decoded(small) !== decoded(asked))
    fetch(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok }) => ok && leadTo(path),
      // The reader has left or is offline; the nearest pages are offered all the same.
      () => undefined,
    );
  return () => leaving.abort();
}

/** @example inSmallLetters('/Docs/%C3%9Cber') // => '/docs/%C3%BCber' */
function inSmallLetters(path: string): string {
  const small = (part: string) => encodeURIComponent(decoded(part).toLowerCase());
  return path.split('/').map(small).join('/');
}

/** Redirects the reader to the page at a path, unless that has just led back here. */
function leadTo(path: string): void {
  const { search, hash } = window.location;
  if (noteLeading(path)) window.location.replace(path + search + hash);
}

/** Notes that the reader is redirected to a page; false if that has just happened and led back here. */
function noteLeading(path: string): boolean {
  const key = storageKeys.ledTo(path);
  try {
    const since = Date.now() - Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return since > ROUND;
  } catch {
    // Nothing can be stored. A host that redirected back here shows that page as the referrer, or keeps the earlier
    // one.
    return !comesFrom(path);
  }
}

/** True if the referrer is the page at this path, in any spelling. */
function comesFrom(path: string): boolean {
  const { referrer } = document;
  return (
    referrer.startsWith(`${window.location.origin}/`) &&
    normalPath(new URL(referrer).pathname) === path
  );
}
