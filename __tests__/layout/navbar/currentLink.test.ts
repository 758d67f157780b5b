import { currentLink } from '../../../src/layout/navbar/currentLink';
import type { LinkEntry, NavbarEntry } from '../../../src/model/config/siteFrame';

const link = (label: string, href: string, more: Partial<LinkEntry> = {}) =>
  ({ kind: 'link', position: 'left', label, href, ...more }) as const;

const entries: NavbarEntry[] = [
  link('Learn', '/', { activeBaseRegex: '^/$' }),
  link('Docs', '/docs/getting-started/what-is-hex', { sidebar: 'docs' }),
  link('Tutorials', '/tutorials?from=bar#top'),
  { kind: 'search', position: 'left' },
  link('API', '/docs/api/api-overview', { activeBasePath: '/docs/api' }),
  link('Get started', 'https://app.hex.tech/signup'),
  { kind: 'dropdown', label: 'More', position: 'right', items: [link('Blog', '/blog')] },
];

test.each([
  ['/', undefined, 'Learn'],
  ['/docs', 'docs', 'Docs'],
  ['/docs/explore-data/cells', 'docs', 'Docs'],
  ['/docs/api', 'docs', 'API'],
  ['/docs/api/api-overview', 'docs', 'API'],
  ['/docs/apikeys', 'docs', 'Docs'],
  ['/docs/1.0/explore-data', 'docs-1.0', 'Docs'],
  ['/docs/api', undefined, 'API'],
  ['/tutorials', 'tutorials', 'Tutorials'],
  ['/tutorials/quickstart/hex-basics', 'tutorials', 'Tutorials'],
  ['/tutorials-old', undefined, undefined],
  ['/blog/first', undefined, 'Blog'],
  ['/search', undefined, undefined],
])('on %s with the sidebar %s the current link is %s', (path, sidebar, label) => {
  expect(currentLink(entries, path, sidebar)?.label).toBe(label);
});

test('the narrowest part wins, whatever the order of the entries', () => {
  const reversed = [...entries].reverse();

  expect(currentLink(reversed, '/docs/api/api-overview', 'docs')?.label).toBe('API');
});

test('a regular expression is as narrow as its match', () => {
  const both = [
    link('Either', '/x', { activeBaseRegex: '^/(docs|guides)/' }),
    link('Cells', '/y', { activeBaseRegex: '^/docs/cells' }),
  ];

  expect(currentLink(both, '/docs/cells/sql')?.label).toBe('Cells');
  expect(currentLink(both, '/guides/sql')?.label).toBe('Either');
});

test('a link with its own base or regular expression is not matched by its address', () => {
  expect(currentLink([link('A', '/a', { activeBasePath: '/b' })], '/a')).toBeUndefined();
  expect(currentLink([link('A', '/a', { activeBaseRegex: '^/b' })], '/a')).toBeUndefined();
});

test('of two links to the same address, the first is current', () => {
  const twins = [link('One', '/docs'), link('Other', '/docs')];

  expect(currentLink(twins, '/docs')?.label).toBe('One');
});

test('a page without a sidebar does not match links without one', () => {
  expect(currentLink([link('A', '/a')], '/b', undefined)).toBeUndefined();
});
