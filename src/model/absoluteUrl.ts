/**
 * The whole address of a page or a file, written as the web wants it.
 *
 * @example absoluteUrl('https://a.b', '/docs/Maß') // => 'https://a.b/docs/Ma%C3%9F'
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(siteUrl + path).href;
}
