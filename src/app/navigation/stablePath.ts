import { decoded } from '../../model/address/decoded';

/**
 * A path as the router keeps it. The router encodes reserved characters again, `%3D` as `%253D`, and would then look
 * for a page that was never loaded; Gatsby decodes a path twice and throws on a remaining percent sign. No page has
 * such an address, so the reader sees the not-found page instead of a blank one.
 *
 * @example stablePath('/docs/a%3Db%20c') // => '/docs/a=b%20c'
 * @example stablePath('/docs/100%25')    // => '/docs/100'
 */
export function stablePath(path: string): string {
  const signs = decoded(path).replace(/[?#%\p{Cc}]/gu, '');
  // Browsers treat a backslash as a slash, and two leading slashes as the start of a host name.
  return encodeURI(signs.replace(/[\\/]+/g, '/'));
}

/** The path of the loaded page if it was requested by its file name: `/docs/roles` for `/docs/roles.html`. */
function pathOfFile(path: string): string {
  const page = __PATH_PREFIX__ + window.pagePath;
  return path === `${page}.html` || path === `${page}index.html` ? page : path;
}

/** Replaces the path in the address with the one that the router keeps, if they differ. */
export function keepPathStable(): void {
  const { pathname, search, hash } = window.location;
  const path = stablePath(pathOfFile(pathname));
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
