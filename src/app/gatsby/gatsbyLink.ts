/** Stands in for Gatsby's links, of which only this is reached: the app follows plain links (`navigation/followLinks`). */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}
