/**
 * The one spelling of an address: no `index.html`, no trailing slash.
 *
 * @example normalPath('/docs/api/index.html') // => '/docs/api'
 * @example normalPath('/docs/')               // => '/docs'
 */
export function normalPath(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/(?<=.)\/+$/, '');
}
