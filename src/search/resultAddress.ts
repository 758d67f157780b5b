import type { SearchConfig } from '../model/config/siteConfig';

interface ResultAddress {
  readonly href: string;
  /** Whether it is on another site. */
  readonly external: boolean;
}

/**
 * Returns a function that turns a record's address into a link. External addresses are kept; of any other only the path
 * is used, so that no record leads off the site or runs a script.
 *
 * @example resultAddress({ replaceSearchResultPathname: { from: '^/v2', to: '' } })('https://a.b/v2/x#y') // => '/x#y'
 */
export function resultAddress({
  externalUrlRegex,
  replaceSearchResultPathname: replaced,
}: Pick<SearchConfig, 'externalUrlRegex' | 'replaceSearchResultPathname'>) {
  const external = externalUrlRegex ? new RegExp(externalUrlRegex, 'i') : undefined;
  const from = replaced ? new RegExp(replaced.from, 'g') : undefined;

  return (url: string): ResultAddress => {
    if (external?.test(url) && /^(https?:)?\//i.test(url)) return { href: url, external: true };
    const path = sitePath(url);
    return { href: from ? fromRoot(path.replace(from, replaced!.to)) : path, external: false };
  };
}

/** The address without the scheme and the host. */
function sitePath(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:(\/\/[^/?#]*)?|^\/\/[^/?#]*/i, '');
  return fromRoot(path);
}

/** The path with exactly one leading slash: after two, the browser would read a host. */
function fromRoot(path: string): string {
  return `/${path.replace(/^[\s/\\]+/, '')}`;
}
