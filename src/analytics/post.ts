/**
 * Posts JSON to another site, even while the page is being left. Failures are ignored: the reader can do nothing about
 * them.
 */
export function post(endpoint: string, path: string, body: object): void {
  const request = fetch(endpoint.replace(/\/$/, '') + path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    // As the services' own scripts do: `application/json` would trigger a CORS preflight request.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
  });
  request.catch(() => undefined);
}
