/** In bytes; larger files are not kept. */
const LARGEST = 5_000_000;

/**
 * A network response in a form that can be cached; null for errors, partial responses, redirects that were not
 * followed, HTML that only redirects, broken JSON and responses that are too large.
 */
export async function cacheable(response: Response): Promise<Response | null> {
  const { status, type, headers, redirected } = response;
  const length = Number(headers.get('content-length') ?? 0);
  if (status !== 200 || type === 'opaque' || length > LARGEST) return null;
  if (!(await isReadable(response))) return null;
  // Browsers refuse a redirected response to a navigation; a copy of the final response is accepted.
  return redirected ? new Response(await response.blob(), { headers }) : response;
}

/**
 * Some hosts send the pages that redirect: readers want the page they lead to. And a JSON file fetched during a
 * deployment may arrive truncated. Records are cached permanently, so a truncated file would be, too.
 */
async function isReadable(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html'))
    return !(await response.clone().text()).includes('http-equiv="refresh"');
  if (!type.includes('json')) return true;
  return response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}
