import { LLMS_ADDRESS } from '../outputs/indexes/llmsAddress';

/** The headers of every response of the site. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  // The rest of the policy is in each page's own head, since its hashes differ; a `meta` element cannot rule framing.
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Leads agents from any page to llms.txt (https://llmstxt.org, version 2).
  Link: `<${LLMS_ADDRESS}>; rel="describedby"`,
};

/** Folders whose file names contain a hash of the content, so that browsers never need to revalidate them. */
export const HASHED_FOLDERS = ['assets', 'static'];

/** The `Cache-Control` of files in `HASHED_FOLDERS`: cached for a year and never revalidated. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers in the formats of hosts, by address: `_headers` for Netlify and Cloudflare Pages, and a snippet for nginx. */
export function headerFiles(): Map<string, string> {
  const headers = Object.entries(SITE_HEADERS);
  const rule = (path: string, lines: readonly (readonly [string, string])[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', headers),
    ...HASHED_FOLDERS.map((folder) => rule(`/${folder}/*`, [['Cache-Control', IMMUTABLE]])),
  ];
  return new Map([
    ['/_headers', `${rules.join('\n')}\n`],
    [
      '/headers.nginx.conf',
      headers
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
        .join(''),
    ],
  ]);
}
