/** More is not kept of one file. */
const LARGEST = 5_000_000;

/** The answer of the network as it can be kept; null for errors, parts, redirects and what is too large. */
export async function whole(response: Response): Promise<Response | null> {
  const { status, type, headers, redirected } = response;
  const length = Number(headers.get('content-length') ?? 0);
  if (status !== 200 || type === 'opaque' || length > LARGEST) return null;
  // Browsers refuse to show as a page what came by a redirect; what it led to is all right.
  return redirected ? new Response(await response.blob(), { headers }) : response;
}
