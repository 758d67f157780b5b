import type { SearchConfig } from '../model/siteConfig';

interface ResultAddress {
  readonly href: string;
  /** True when it opens as a page of another site. */
  readonly external: boolean;
}

/**
 * How the address of a record becomes that of a link. An external one stays as it is; of any other only the path counts,
 * so that no record leads away from this site or runs a script.
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

/** The path with one slash before it: two would make a host of what follows. */
function fromRoot(path: string): string {
  return `/${path.replace(/^[\s/\\]+/, '')}`;
}
