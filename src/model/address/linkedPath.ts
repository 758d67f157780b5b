import { decoded } from './decoded';

/**
 * The address of the page that an internal link leads to. Markdown encodes non-ASCII letters, but the addresses of pages do
 * not.
 *
 * @example linkedPath('/docs/gr%C3%B6%C3%9Fe?a=b#c') // => '/docs/größe'
 */
export function linkedPath(href: string): string {
  return decoded(href.replace(/[?#].*/, ''));
}
