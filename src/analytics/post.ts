/**
 * Sends JSON to another site, even while the page is being left. Nothing is thrown when that fails: the reader has no
 * part in it.
 */
export function post(endpoint: string, path: string, body: object): void {
  const request = fetch(endpoint.replace(/\/$/, '') + path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    // What the services' own scripts say: JSON by its name would cost a second request, to ask for permission.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
  });
  request.catch(() => undefined);
}
