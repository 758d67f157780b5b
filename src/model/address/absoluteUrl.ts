/**
 * The absolute URL of a page or file, percent-encoded where necessary.
 *
 * @example absoluteUrl('https://a.b', '/docs/Maß') // => 'https://a.b/docs/Ma%C3%9F'
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(siteUrl + path).href;
}
