import { decoded } from '../../model/decoded';

/**
 * A path as the router keeps it. The router writes encoded reserved signs anew, `%3D` as `%253D`, and would then look for a
 * page that was never loaded; Gatsby decodes a path twice and stops at a percent sign that is left. No page has such an
 * address: the reader meets the page for what is not found, instead of a blank one.
 *
 * @example stablePath('/docs/a%3Db%20c') // => '/docs/a=b%20c'
 * @example stablePath('/docs/100%25')    // => '/docs/100'
 */
export function stablePath(path: string): string {
  const signs = decoded(path).replace(/[?#%\p{Cc}]/gu, '');
  // To browsers, a backslash is a slash, and two of them name a host.
  return encodeURI(signs.replace(/[\\/]+/g, '/'));
}

/** The path of the page that came, where it was asked for by the name of its file: `/docs/roles` for `/docs/roles.html`. */
function pathOfFile(path: string): string {
  const page = __PATH_PREFIX__ + window.pagePath;
  return path === `${page}.html` || path === `${page}index.html` ? page : path;
}

/** Puts the path that the router keeps into the address, where it is another one. */
export function keepPathStable(): void {
  const { pathname, search, hash } = window.location;
  const path = stablePath(pathOfFile(pathname));
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
