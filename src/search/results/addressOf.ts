/** What a link to a result needs: one to another site says where it opens, so that the frame leaves it to the browser. */
export function addressOf({
  url,
  external,
}: {
  readonly url: string;
  readonly external?: boolean;
}) {
  return { href: url, ...(external && { target: '_self' }) };
}
