import { linkedPath } from '../../model/address/linkedPath';

/** The addresses that a page links to, including its related pages; duplicates are kept. */
export function linkedPaths(
  links: readonly { readonly href: string }[],
  related: readonly string[],
): string[] {
  return [...links.map(({ href }) => href), ...related].map(linkedPath);
}
