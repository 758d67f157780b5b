import { headerFiles } from '../../../src/build/hosting/headerFiles';

const fileOf = (path: string) => headerFiles().get(path) ?? '';

test('every response links to the index for agents, as llms.txt 2 requires', () => {
  const [all] = fileOf('/_headers').split(/\n(?=\/)/);

  expect(all?.split('\n')[0]).toBe('/*');
  expect(all?.split('\n')).toContain('  Link: </llms.txt>; rel="describedby"');
});

test('quotation marks in a header are escaped in the nginx settings', () => {
  expect(fileOf('/headers.nginx.conf')).toContain(
    'add_header Link "</llms.txt>; rel=\\"describedby\\"" always;\n',
  );
});

test('every response forbids framing, plugins, other bases and devices, and requires HTTPS for a year', () => {
  expect(fileOf('/_headers')).toContain(
    `/*
  Content-Security-Policy: frame-ancestors 'none'; object-src 'none'; base-uri 'self'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
`,
  );
});

test('browsers keep only files with a hash in their name for a year', () => {
  const [, ...folders] = fileOf('/_headers').split(/\n(?=\/)/);

  expect(folders.map((rule) => rule.trim())).toEqual([
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/static/*\n  Cache-Control: public, max-age=31536000, immutable',
  ]);
});
