/** In bytes; larger files are not kept. */
const LARGEST = 5_000_000;

/**
 * The answer of the network as it can be kept; null for errors, partial answers, redirects that were not followed, broken
 * JSON and what is too large.
 */
export async function cacheable(response: Response): Promise<Response | null> {
  const { status, type, headers, redirected } = response;
  const length = Number(headers.get('content-length') ?? 0);
  if (status !== 200 || type === 'opaque' || length > LARGEST) return null;
  if (!(await isReadable(response))) return null;
  // Browsers refuse a redirected response as the answer to a navigation; a copy of what it led to is accepted.
  return redirected ? new Response(await response.blob(), { headers }) : response;
}

/**
 * A JSON file may be fetched while it is being deployed and arrive truncated. Records are cached for good, so a truncated
 * file would be, too.
 */
async function isReadable(response: Response): Promise<boolean> {
  if (!response.headers.get('content-type')?.includes('json')) return true;
  return response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}
