import { escapeXml } from '../outputs/escapeXml';
import type { Redirect } from './redirects';

/**
 * The redirects as hosts read them, by address: `_redirects` for Netlify and Cloudflare Pages, a map for nginx, and for
 * every other host a page that leads on by itself. `basePath` is the path that the site stands below, without a slash at its end.
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
      pageThatLeadsOn(
        escapeXml(`${basePath}${encodeURI(to)}`),
        escapeXml(`${siteUrl}${encodeURI(to)}`),
      ),
    ]),
  ]);
}

/** With nginx's variables for what stands behind a question mark, which other hosts send along by themselves. */
function withQuery(to: string): string {
  return to.replace(/(?=#|$)/, '$$is_args$$args');
}

function pageThatLeadsOn(to: string, address: string): string {
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
