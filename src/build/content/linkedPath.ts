import { decoded } from '../../model/decoded';

/**
 * The address of the page that a link of the site leads to. Markdown encodes letters beyond ASCII; the addresses of pages
 * have them as they are.
 *
 * @example linkedPath('/docs/gr%C3%B6%C3%9Fe?a=b#c') // => '/docs/größe'
 */
export function linkedPath(href: string): string {
  return decoded(href.replace(/[?#].*/, ''));
}

/** The addresses that a page leads to, each as often as it does; what its author calls related is a link too. */
export function linkedPaths(
  links: readonly { readonly href: string }[],
  related: readonly string[] = [],
): string[] {
  return [...links.map(({ href }) => href), ...related].map(linkedPath);
}
