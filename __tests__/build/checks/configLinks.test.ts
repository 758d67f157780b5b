import { siteConfig } from '../../../site.config';
import { configLinks } from '../../../src/build/checks/configLinks';
import { linkFaults } from '../../../src/build/checks/linkFaults';
import type { SiteConfig } from '../../../src/model/config/siteConfig';

// Numbers the places in the order of the calls, so that each can be identified.
const told: string[] = [];
const source = {
  file: 'site.config.ts',
  lineOf: (path: readonly (string | number)[]) => told.push(path.join('.')),
};

function linksOf(config: Partial<SiteConfig>) {
  told.length = 0;
  const links = configLinks({ ...bare, ...config }, source);
  expect(links.map(({ line }) => line)).toEqual(told.map((_, index) => index + 1));
  return links.map(({ href, file }, index) => [told[index], href, file].slice(0, 2).join(' '));
}

const bare: SiteConfig = {
  ...siteConfig,
  navbar: { brand: { label: 'Hex', to: '/' }, items: [] },
  home: { ways: [], popular: [] },
  footer: { links: [], copyright: '' },
  search: { searchPagePath: '/search', contextualSearch: true },
};

test('the link of the brand is always checked', () => {
  expect(linksOf({})).toEqual(['navbar.brand.to /']);
});

test('the links of all kinds of items and their menus are found', () => {
  const { brand } = bare.navbar;
  const leaf = { label: 'In', to: '/in' };
  const items: SiteConfig['navbar']['items'] = [
    { label: 'Docs', to: '/docs', activeBasePath: '/unchecked', activeBaseRegex: '^/unchecked' },
    { label: 'Get started', href: 'https://example.com/signup' },
    { type: 'doc', docId: 'roles' },
    { type: 'docSidebar', sidebarId: 'docs', label: 'All' },
    { type: 'html', value: '<b><a href="/html">a</a><img src="/html.svg" alt=""></b>' },
    {
      type: 'dropdown',
      label: 'More',
      items: [leaf, { type: 'html', value: '<a href="/deep">a</a>' }],
    },
    { type: 'search' },
    { type: 'localeDropdown', items: [leaf] },
    { type: 'docsVersion', to: '/docs/1.0' },
    { type: 'docsVersionDropdown', items: [leaf] },
    { type: 'docsVersionDropdown' },
  ];

  expect(linksOf({ navbar: { brand, items } })).toEqual([
    'navbar.brand.to /',
    'navbar.items.0.to /docs',
    'navbar.items.1.href https://example.com/signup',
    'navbar.items.4.value /html',
    'navbar.items.4.value /html.svg',
    'navbar.items.5.items.0.to /in',
    'navbar.items.5.items.1.value /deep',
    'navbar.items.7.items.0.to /in',
    'navbar.items.8.to /docs/1.0',
    'navbar.items.9.items.0.to /in',
  ]);
});

test('the links of the home page are found', () => {
  const home = {
    ways: [{ label: 'Start', to: '/docs/start', text: 'Begin here.' }],
    popular: [{ label: 'Roles', to: '/docs/roles' }],
  };

  expect(linksOf({ home }).slice(1)).toEqual([
    'home.ways.0.to /docs/start',
    'home.popular.0.to /docs/roles',
  ]);
});

test('the link to human help is found', () => {
  const search = { ...bare.search, help: { label: 'Getting help', to: '/docs/help' } };

  expect(linksOf({ search }).slice(1)).toEqual(['search.help.to /docs/help']);
});

const copyright = '';
const link = { label: 'Changelog', to: '/changelog' };
const logo = { src: '/logo.svg', srcDark: '/dark.svg', alt: 'Hex', href: '/about' };

test.each<[string, SiteConfig['footer'], string[]]>([
  ['a flat list', { links: [link], copyright }, ['footer.links.0.to /changelog']],
  [
    'columns',
    { links: [{ title: 'News', items: [link] }], copyright },
    ['footer.links.0.items.0.to /changelog'],
  ],
  [
    'a logo',
    { links: [], logo, copyright },
    ['footer.logo.src /logo.svg', 'footer.logo.srcDark /dark.svg', 'footer.logo.href /about'],
  ],
])('the links of a footer with %s are found', (_, footer, links) => {
  expect(linksOf({ footer }).slice(1)).toEqual(links);
});

test('the links of the announcement are found', () => {
  const announcementBar = { id: 'a', content: 'New: <a href="/changelog">all</a>' };

  expect(linksOf({ announcementBar }).slice(1)).toEqual(['announcementBar.content /changelog']);
});

test('a broken link in the configuration is reported like one in the content', () => {
  const pages = new Map(['/', '/search', '/docs/roles'].map((path) => [path, new Set<string>()]));
  const home = { ways: [], popular: [{ label: 'Roles', to: '/docs/rolls' }] };
  const links = configLinks({ ...bare, home }, { ...source, lineOf: () => 7 });

  const others = {
    tabs: new Map(),
    files: new Set<string>(),
    unread: new Set<string>(),
    drafts: () => new Map(),
    moved: new Map(),
  };

  expect(linkFaults(links, { pages, ...others })).toEqual([
    {
      file: 'site.config.ts',
      line: 7,
      message: 'The link /docs/rolls leads to no page. Did you mean /docs/roles?',
    },
  ]);
});
