/** Props for a link to a result. A `target` on external links makes the router leave them to the browser. */
export function resultLinkProps({
  url,
  external,
}: {
  readonly url: string;
  readonly external?: boolean;
}) {
  return { href: url, ...(external && { target: '_self' }) };
}
