/** In bytes; larger files are not kept. */
const LARGEST = 5_000_000;

/**
 * A network response in a form that can be cached; null for errors, partial responses, redirects that were not
 * followed, HTML that only redirects, broken JSON and responses that are too large. `lasting`: from then on it is served from the
 * cache.
 */
export async function cacheable(response: Response, lasting = false): Promise<Response | null> {
  const { status, type, headers, redirected } = response;
  const length = Number(headers.get('content-length') ?? 0);
  if (status !== 200 || type === 'opaque' || length > LARGEST) return null;
  if (!(await isReadable(response, lasting))) return null;
  // Browsers refuse a redirected response to a navigation; a copy of the final response is accepted.
  return redirected ? new Response(await response.blob(), { headers }) : response;
}

/**
 * Some hosts send the pages that redirect: readers want the page they lead to. And a JSON file fetched during a
 * deployment may arrive truncated. Records are cached permanently, so a truncated file would be, too; so would be the page that
 * many hosts send, with status 200, in place of code or records that are not there yet.
 */
async function isReadable(response: Response, lasting: boolean): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html'))
    return !lasting && !(await response.clone().text()).includes('http-equiv="refresh"');
  if (!type.includes('json')) return true;
  return response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}
