import { LLMS_ADDRESS } from '../outputs/llmsAddress';

/** What every answer of the site carries, whatever is asked for. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  // Each page has the rest of its policy in its own head, since hashes differ; framing cannot be ruled from there.
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Leads agents from any page to the index (https://llmstxt.org, version 2).
  Link: `<${LLMS_ADDRESS}>; rel="describedby"`,
};

/** Folders whose files are named by what is in them, so that browsers never need to ask again. */
export const HASHED_FOLDERS = ['assets', 'static'];

/** The `Cache-Control` of those files: kept for a year, and never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers as hosts read them, by address: `_headers` for Netlify and Cloudflare Pages, and a part of nginx's settings. */
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
