import { decoded } from '../../model/address/decoded';

/**
 * The address of the page that an internal link leads to. Markdown encodes non-ASCII letters, but the addresses of pages do
 * not.
 *
 * @example linkedPath('/docs/gr%C3%B6%C3%9Fe?a=b#c') // => '/docs/größe'
 */
export function linkedPath(href: string): string {
  return decoded(href.replace(/[?#].*/, ''));
}

/** The addresses that a page links to, including its related pages; duplicates are kept. */
export function linkedPaths(
  links: readonly { readonly href: string }[],
  related: readonly string[],
): string[] {
  return [...links.map(({ href }) => href), ...related].map(linkedPath);
}
