/** @jest-environment node */
import { rmSync } from 'node:fs';
import { redirectFiles } from '../../../src/build/redirects/redirectFiles';
import {
  readRedirects,
  redirectFaults,
  redirectLinks,
  REDIRECTS_FILE,
} from '../../../src/build/redirects/redirects';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

/** A list with this text, and what reading it gives, in the words of an author. */
function read(text: string, pages: readonly string[] = []) {
  write(REDIRECTS_FILE, text);
  const { redirects, faults } = readRedirects();
  const taken = { pages: new Set(pages), files: new Set(['/changelog/rss.xml', '/partners.html']) };
  const all = [...faults, ...redirectFaults(redirects, taken)];
  return { redirects, reported: all.map(({ line, message }) => `${line}: ${message}`) };
}

test('a list maps old addresses to new ones, which may have an anchor', () => {
  expect(read('# Moved\n/docs/a: /docs/b\n/docs/c: /docs/d#part\n')).toEqual({
    redirects: [
      { from: '/docs/a', to: '/docs/b', line: 2 },
      { from: '/docs/c', to: '/docs/d#part', line: 3 },
    ],
    reported: [],
  });
});

test.each(['#tag/Data-connections', '#operation/RunProject', '#größe', '#v1.2_a~b'])(
  'the anchor %s is kept',
  (hash) => {
    expect(read(`/docs/a: /docs/b${hash}`).reported).toEqual([]);
  },
);

test('without a list, there are no redirects', () => {
  rmSync(REDIRECTS_FILE, { force: true });

  expect(readRedirects()).toEqual({ redirects: [], faults: [] });
});

const form = (row: string) =>
  `1: The redirect "${row}" does not lead from one path of the site to another. Write both with letters, digits and any of - _ . ~ between slashes, without a slash at the end, such as /docs/old: /docs/new. The names in the new path may also have spaces within.`;

const taken = (from: string) =>
  `1: The redirect from ${from} would overwrite a page that the build writes to a file of that name. Remove the redirect.`;

const anchor = (row: string) =>
  `1: The redirect "${row}" leads to an anchor that hosts may misread. Write it with letters, digits and any of - _ . ~ /, such as /docs/new#part.`;

test.each([
  ['/docs/a: /docs/b#$x', anchor('/docs/a: /docs/b#$x')],
  ['/docs/a: /docs/b#x"y', anchor('/docs/a: /docs/b#x"y')],
  ['/docs/a: /docs/b#', anchor('/docs/a: /docs/b#')],
  ['/docs/a/: /docs/b#$x', form('/docs/a/: /docs/b#$x')],
  ['/docs/a/: /docs/b', form('/docs/a/: /docs/b')],
  ['docs/a: /docs/b', form('docs/a: /docs/b')],
  ['/docs/a: https://example.com', form('/docs/a: https://example.com')],
  ['/docs/a: //evil.example', form('/docs/a: //evil.example')],
  ['/docs/a: 7', form('/docs/a: ')],
  ['/docs/../../etc: /docs/b', form('/docs/../../etc: /docs/b')],
  ['/docs/..: /docs/b', form('/docs/..: /docs/b')],
  ['/docs/caf%C3%A9: /docs/b', form('/docs/caf%C3%A9: /docs/b')],
  ['/docs/my page: /docs/b', form('/docs/my page: /docs/b')],
  ['/docs/a: /docs/ page', form('/docs/a: /docs/ page')],
  ['/docs/a: /docs/my%20page', form('/docs/a: /docs/my%20page')],
  [
    '/docs/Page: /docs/b',
    '1: The redirect from /docs/Page differs from the page /docs/page only in case, which some hosts ignore. Remove the redirect.',
  ],
  [
    '/docs/faq: /docs/b',
    '1: The redirect from /docs/faq differs from the page /docs/FAQ only in case, which some hosts ignore. Remove the redirect.',
  ],
  [
    '/docs/a: /docs/a',
    '1: The redirect from /docs/a leads to itself. Write the current address of the page.',
  ],
  [
    '/docs/page: /docs/b',
    '1: The redirect from /docs/page hides a page that has this address. Remove the redirect, or move the page.',
  ],
  [
    '/changelog/rss.xml: /docs/b',
    '1: The redirect from /changelog/rss.xml hides a file that has this address. Remove the redirect.',
  ],
  [
    '/docs/a: /docs/b\n/docs/b: /docs/c',
    '1: The redirect from /docs/a leads to /docs/b, which is redirected itself. Write the current address of the page.',
  ],
  ['/index: /docs/b', taken('/index')],
  ['/docs/Index: /docs/b', taken('/docs/Index')],
  ['/404: /docs/b', taken('/404')],
  ['/offline: /docs/b', taken('/offline')],
  ['/Offline: /docs/b', taken('/Offline')],
  [
    '/partners: /docs/b',
    '1: The redirect from /partners would overwrite the file /partners.html. Remove the redirect, or rename the file.',
  ],
  ['- /docs/a', '1: The YAML is not a list of keys. Write one "key: value" per line.'],
])('a mistake in the list %j is reported', (text, reported) => {
  expect(read(text, ['/docs/page', '/docs/FAQ']).reported).toEqual([reported]);
});

test('names that the build reserves at the top are allowed within folders', () => {
  expect(read('/docs/offline: /docs/b\n/docs/404: /docs/b').reported).toEqual([]);
});

test('two redirects that lead to each other are both reported', () => {
  expect(read('/a: /b\n/b: /a').reported).toHaveLength(2);
});

test('the target of a redirect is checked like a link, unless it is another redirect', () => {
  const { redirects } = read('/docs/a: /docs/b#part\n/docs/b: /docs/c\n/docs/d: /docs/d\n');

  expect(redirectLinks(redirects)).toEqual([
    { file: 'content/redirects.yml', line: 2, href: '/docs/c' },
  ]);
});

test('a target that is no path of the site is not checked as a link, too', () => {
  expect(redirectLinks(read('/docs/a: https://example.com\n').redirects)).toEqual([]);
});

test('two redirects that differ only in case are reported', () => {
  expect(read('/docs/SSO: /docs/b\n/docs/sso: /docs/b').reported).toEqual([
    '2: The redirect from /docs/sso differs from the redirect from /docs/SSO only in case, which some hosts ignore. Remove one of the two.',
  ]);
});

test('redirects are written in the formats of hosts, and as HTML pages for all other hosts', () => {
  const files = redirectFiles(
    [{ from: '/docs/a', to: '/docs/b#part', line: 1 }],
    'https://learn.example.com',
  );

  expect(files.get('/_redirects')).toBe('/docs/a /docs/b#part 301\n');
  // The query string is passed on; hosts that read `_redirects` do that by default.
  expect(files.get('/redirects.nginx.map')).toBe('"/docs/a" "/docs/b$is_args$args#part";\n');
  expect(files.get('/docs/a.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/docs/b#part">',
  );
});

test('addresses are escaped in HTML pages', () => {
  const redirects = [{ from: '/docs/a', to: '/docs/b', line: 1 }];
  const page = redirectFiles(redirects, 'https://example.com/r&d', '/r&d').get('/docs/a.html');

  expect(page).toContain('<a href="/r&amp;d/docs/b">https://example.com/r&amp;d/docs/b</a>');
  expect(page).toContain('content="0; url=/r&amp;d/docs/b"');
  expect(page).toContain('<link rel="canonical" href="https://example.com/r&amp;d/docs/b">');
});

test('for a site below a path, both addresses begin with the path', () => {
  const redirects = [{ from: '/docs/a', to: '/docs/b', line: 1 }];
  const files = redirectFiles(redirects, 'https://example.com/learn', '/learn');

  expect(files.get('/_redirects')).toBe('/learn/docs/a /learn/docs/b 301\n');
  expect(files.get('/redirects.nginx.map')).toBe('"/learn/docs/a" "/learn/docs/b$is_args$args";\n');
  expect(files.get('/docs/a.html')).toContain(
    '<a href="/learn/docs/b">https://example.com/learn/docs/b</a>',
  );
});

test('letters of any language are encoded as each host compares and sends them', () => {
  const { redirects } = read('/docs/café: /docs/größe\n');
  const files = redirectFiles(redirects, 'https://learn.example.com');

  expect(files.get('/_redirects')).toBe('/docs/caf%C3%A9 /docs/gr%C3%B6%C3%9Fe 301\n');
  expect(files.get('/redirects.nginx.map')).toBe(
    '"/docs/café" "/docs/gr%C3%B6%C3%9Fe$is_args$args";\n',
  );
  expect(files.get('/docs/café.html')).toContain('url=/docs/gr%C3%B6%C3%9Fe"');
});

test('spaces in the name of a page are written as %20 for hosts', () => {
  const { redirects, reported } = read('/docs/a: /docs/my page#part\n');
  const files = redirectFiles(redirects, 'https://learn.example.com');

  expect(reported).toEqual([]);
  expect(redirectLinks(redirects)).toMatchObject([{ href: '/docs/my page#part' }]);
  expect(files.get('/_redirects')).toBe('/docs/a /docs/my%20page#part 301\n');
  expect(files.get('/redirects.nginx.map')).toBe(
    '"/docs/a" "/docs/my%20page$is_args$args#part";\n',
  );
  expect(files.get('/docs/a.html')).toContain('url=/docs/my%20page#part">');
  expect(files.get('/docs/a.html')).toContain('<a href="/docs/my%20page#part">');
});
