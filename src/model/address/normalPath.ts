/**
 * The canonical form of a path: no `index.html`, no trailing slash, and a single leading slash, since two would name a
 * host.
 *
 * @example normalPath('/docs/api/index.html') // => '/docs/api'
 * @example normalPath('/docs/')               // => '/docs'
 */
export function normalPath(path: string): string {
  return path
    .replace(/^\/+/, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=.)\/+$/, '');
}
