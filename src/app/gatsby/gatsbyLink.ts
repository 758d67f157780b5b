/**
 * Replaces gatsby-link. Gatsby calls only this function; the app handles plain links itself (`navigation/followLinks`).
 */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}
