import { navbarEntries } from '../../../src/build/frame/navbarEntries';
import type { NavbarItem } from '../../../src/model/config/navbarItem';
import type { DocsVersion } from '../../../src/model/config/siteConfig';
import { index } from '../support/siteIndex';

const current: DocsVersion = { name: 'current', label: 'Next' };
const old: DocsVersion = { name: '1.0', label: '1.0' };

/** The entries that an item becomes, and the reported mistakes. */
function made(item: NavbarItem, versions: readonly DocsVersion[] = []) {
  const reported: string[] = [];
  const report = (path: readonly (string | number)[], message: string) =>
    void reported.push(`${path.join('.')}: ${message}`);
  return { entries: navbarEntries([item], { versions, index, report }), reported };
}

const link = { label: 'Blog', href: 'https://example.com' };

test.each<[NavbarItem, object]>([
  [
    { label: 'API', to: '/docs/api', position: 'left' },
    { kind: 'link', label: 'API', href: '/docs/api', position: 'left' },
  ],
  [
    { type: 'default', ...link },
    { kind: 'link', ...link, position: 'right' },
  ],
  [
    { label: 'A', to: '/a', activeBasePath: '/b', activeBaseRegex: '^/c' },
    { kind: 'link', label: 'A', href: '/a', activeBasePath: '/b', activeBaseRegex: '^/c', position: 'right' },
  ],
  [
    { type: 'doc', docId: 'roles', label: 'Who' },
    { kind: 'link', label: 'Who', href: '/docs/roles', sidebar: 'docs', position: 'right' },
  ],
  [
    { type: 'doc', docId: 'roles' },
    { kind: 'link', label: 'Roles and permissions', href: '/docs/roles', sidebar: 'docs', position: 'right' },
  ],
  [
    { type: 'docSidebar', sidebarId: 'tutorials', label: 'Learn' },
    { kind: 'link', label: 'Learn', href: '/tutorials', sidebar: 'tutorials', position: 'right' },
  ],
  [
    { type: 'html', value: '<b>New</b>' },
    { kind: 'html', tree: [['b', null, 'New']], position: 'right' },
  ],
  [
    { type: 'dropdown', label: 'More', items: [link, { type: 'doc', docId: 'roles' }], position: 'left' },
    {
      kind: 'dropdown',
      label: 'More',
      items: [
        { kind: 'link', ...link },
        { kind: 'link', label: 'Roles and permissions', href: '/docs/roles', sidebar: 'docs' },
      ],
      position: 'left',
    },
  ],
  [{ type: 'search' }, { kind: 'search', position: 'right' }],
  [{ type: 'localeDropdown' }, { kind: 'localeDropdown', items: [], position: 'right' }],
  [
    { type: 'localeDropdown', items: [{ type: 'html', value: 'Help' }] },
    { kind: 'localeDropdown', items: [{ kind: 'html', tree: ['Help'] }], position: 'right' },
  ],
  [{ type: 'docsVersion' }, { kind: 'docsVersion', position: 'right' }],
  [
    { type: 'docsVersion', label: 'Old', to: '/docs/1.0' },
    { kind: 'docsVersion', label: 'Old', href: '/docs/1.0', position: 'right' },
  ],
  [{ type: 'docsVersionDropdown' }, { kind: 'docsVersionDropdown', items: [], position: 'right' }],
  [
    { type: 'docsVersionDropdown', items: [link] },
    { kind: 'docsVersionDropdown', items: [{ kind: 'link', ...link }], position: 'right' },
  ],
])('%j becomes an entry for the browser', (item, entry) => {
  const { entries, reported } = made(item);

  expect(entries).toStrictEqual([entry]);
  expect(reported).toEqual([]);
}); // prettier-ignore

test.each<[string, readonly DocsVersion[], string]>([
  ['roles', [old], '/docs/roles'],
  ['roles', [current, { ...old, isLast: true }], '/docs/1.0/roles'],
  ['getting-started/what-is-hex', [{ ...old, isLast: true }], '/docs/getting-started/what-is-hex'],
  ['legacy', [old], '/docs/1.0/legacy'],
])(
  'the doc %s is taken from the default version, or else from any version that has it',
  (docId, versions, href) => {
    expect(made({ type: 'doc', docId }, versions).entries).toMatchObject([{ href }]);
  },
);

test.each<[Partial<DocsVersion>, string]>([
  [{}, '/docs/1.0'],
  [{ sidebars: { 'docs-1.0': 'legacy' } }, '/docs/1.0/legacy'],
  [{ sidebars: { 'docs-1.0': 'roles' } }, '/docs/1.0/roles'],
  [{ sidebars: { 'docs-1.0': 'nowhere' } }, '/docs/1.0'],
  [{ sidebars: { docs: 'legacy' } }, '/docs/1.0'],
])('the sidebar of a version with %j opens with %s', (given, href) => {
  const item = { type: 'docSidebar', sidebarId: 'docs-1.0', label: 'Old' } as const;

  expect(made(item, [{ ...old, ...given }]).entries).toMatchObject([{ href }]);
});

test.each<[NavbarItem, string]>([
  [
    { type: 'doc', docId: 'rolls', label: 'Roles' },
    'navbar.items.0.docId: There is no doc "rolls" (docId of the navbar item "Roles"). Did you mean "roles"?',
  ],
  [
    { type: 'doc', docId: 'what-is-hex' },
    'navbar.items.0.docId: There is no doc "what-is-hex" (docId of navbar.items[0]). Did you mean "getting-started/what-is-hex"?',
  ],
  [
    { type: 'doc', docId: 'billing' },
    'navbar.items.0.docId: There is no doc "billing" (docId of navbar.items[0]). Use one of roles, legacy, getting-started/what-is-hex.',
  ],
  [
    { type: 'doc', docId: 'held' },
    'navbar.items.0.docId: The doc "held" (docId of navbar.items[0]) is not published. Publish it or name another.',
  ],
  [
    { type: 'docSidebar', sidebarId: 'api', label: 'API' },
    'navbar.items.0.sidebarId: There is no sidebar "api" (sidebarId of the navbar item "API"). Use one of docs, docs-1.0, tutorials.',
  ],
  [
    { type: 'docSidebar', sidebarId: 'tutorial', label: 'Learn' },
    'navbar.items.0.sidebarId: There is no sidebar "tutorial" (sidebarId of the navbar item "Learn"). Did you mean "tutorials"?',
  ],
])('%j leads nowhere, so it is reported and left out', (item, message) => {
  expect(made(item, [old])).toEqual({ entries: [], reported: [message] });
});

test('a mistake within a dropdown is reported at its own path, and the other items stay', () => {
  const value = '<a href="docs">a</a><b onclick="x()">b</b>';
  const { entries, reported } = made({
    type: 'dropdown',
    label: 'More',
    items: [{ type: 'doc', docId: 'rolls' }, { type: 'html', value }, link],
  });

  expect(entries).toMatchObject([
    {
      items: [
        {
          tree: [
            ['a', { href: 'docs' }, 'a'],
            ['b', null, 'b'],
          ],
        },
        { label: 'Blog' },
      ],
    },
  ]);
  expect(reported).toEqual([
    'navbar.items.0.items.0.docId: There is no doc "rolls" (docId of navbar.items[0].items[0]). Did you mean "roles"?',
    'navbar.items.0.items.1.value: The html of navbar.items[0].items[1] contains the attribute onclick of <b>, which is not allowed. Remove it.',
    'navbar.items.0.items.1.value: The link docs is relative. Write it from the root of the site, such as /docs/api/api-overview.',
  ]);
});
