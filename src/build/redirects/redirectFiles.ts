import { escapeXml } from '../outputs/escapeXml';
import type { Redirect } from './redirects';

/**
 * The redirects in the formats of hosts, by address: `_redirects` for Netlify and Cloudflare Pages, a map for nginx, and for
 * all other hosts an HTML page that redirects. `basePath` is the path below which the site is served, without a trailing slash.
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  siteUrl: string,
  basePath = '',
): Map<string, string> {
  const lines = (line: (redirect: Omit<Redirect, 'line'>) => string) =>
    redirects
      .map(({ from, to }) => `${line({ from: `${basePath}${from}`, to: `${basePath}${to}` })}\n`)
      .join('');
  return new Map([
    ['/_redirects', lines(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301`)],
    ['/redirects.nginx.map', lines(({ from, to }) => `"${from}" "${withQuery(encodeURI(to))}";`)],
    ...redirects.map(({ from, to }): [string, string] => [
      `${from}.html`,
      redirectPage(
        escapeXml(`${basePath}${encodeURI(to)}`),
        escapeXml(`${siteUrl}${encodeURI(to)}`),
      ),
    ]),
  ]);
}

/** Adds nginx's variables for the query string, which other hosts pass on by default. */
function withQuery(to: string): string {
  return to.replace(/(?=#|$)/, '$$is_args$$args');
}

function redirectPage(to: string, address: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${address}">
</head>
<body>
<p>This page has moved to <a href="${to}">${address}</a>.</p>
</body>
</html>
`;
}
