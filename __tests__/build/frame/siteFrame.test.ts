import { siteConfig } from '../../../site.config';
import { configSource } from '../../../src/build/frame/configSource';
import { siteFrame } from '../../../src/build/frame/siteFrame';
import type { SiteConfig } from '../../../src/model/config/siteConfig';
import shipped from '../../support/siteFrame';
import { index } from '../support/siteIndex';

const source = configSource(
  'site.config.ts',
  `export const siteConfig = {
  navbar: { items: [{ type: 'doc',
    docId: 'rolls' }] },
  announcementBar: {
    id: 'a',
    content: '<script>1</script>' },
  search: {
    searchParameters: { filters: 'a' },
  },
};`,
);
const madeOf = (given: Partial<SiteConfig>) =>
  siteFrame({ ...siteConfig, ...given }, index, source);
const frameOf = (given: Partial<SiteConfig>) => madeOf(given).frame;
const copyright = '© Hex';

test('the shipped configuration makes the frame that other tests use', () => {
  expect(madeOf({})).toEqual({ frame: shipped, faults: [] });
});

test('the frame has the endpoint for feedback only if it is configured', () => {
  const endpoint = 'https://example.com/answers';

  expect(frameOf({ reader: { feedback: { endpoint } } }).feedback).toBe(endpoint);
  expect(frameOf({ reader: {} })).not.toHaveProperty('feedback');
});

test('a footer without a style is light, and a flat list is one column without a title', () => {
  const links = [
    { label: 'Docs', to: '/docs' },
    { label: 'Blog', href: 'https://example.com/blog/' },
  ];

  expect(frameOf({ footer: { links, copyright } }).footer).toEqual({
    style: 'light',
    columns: [
      {
        items: [
          { label: 'Docs', href: '/docs' },
          { label: 'Blog', href: 'https://example.com/blog/' },
        ],
      },
    ],
    copyright,
  });
});

test('a footer may have a style, columns and a logo', () => {
  const logo = { src: '/a.svg', srcDark: '/b.svg', alt: 'A', href: '/', width: 40, height: 20 };
  const links = [{ title: 'Read', items: [{ label: 'Docs', to: '/docs' }] }];

  expect(frameOf({ footer: { style: 'dark', links, logo, copyright } }).footer).toEqual({
    style: 'dark',
    columns: [{ title: 'Read', items: [{ label: 'Docs', href: '/docs' }] }],
    logo,
    copyright,
  });
});

test('a footer without links has no columns', () => {
  expect(frameOf({ footer: { links: [], copyright } }).footer.columns).toEqual([]);
});

test('offline pages are on unless the owner has switched them off', () => {
  expect(frameOf({ offline: undefined }).offline).toBe(true);
  expect(frameOf({ offline: false }).offline).toBe(false);
});

test('an announcement can be closed unless configured otherwise, and its HTML becomes elements', () => {
  const bar = { id: 'a', content: 'New: <a href="/docs">docs</a>', textColor: '#fff' };

  expect(frameOf({ announcementBar: bar }).announcement).toEqual({
    id: 'a',
    tree: ['New: ', ['a', { href: '/docs' }, 'docs']],
    textColor: '#fff',
    isCloseable: true,
  });
  expect(frameOf({ announcementBar: { ...bar, isCloseable: false } })).toMatchObject({
    announcement: { isCloseable: false },
  });
});

test('mistakes are reported with their lines and left out of the frame', () => {
  const { frame, faults } = madeOf({
    navbar: {
      brand: siteConfig.navbar.brand,
      items: [{ type: 'doc', docId: 'rolls', label: 'Roles' }],
    },
    announcementBar: { id: 'a', content: '<script>1</script>New' },
    search: { ...siteConfig.search, searchParameters: { filters: 'a' } },
  });
  const file = 'site.config.ts';

  expect(frame.navbar).toEqual([]);
  expect(frame.announcement?.tree).toEqual(['New']);
  expect(faults).toEqual([
    {
      file,
      line: 3,
      message: 'There is no doc "rolls" (docId of the navbar item "Roles"). Did you mean "roles"?',
    },
    {
      file,
      line: 6,
      message: 'The content of announcementBar contains <script>, which is not allowed. Remove it.',
    },
    {
      file,
      line: 8,
      message:
        'The embedded search does not support "search.searchParameters.filters", and every search would fail. Remove it, use facetFilters, or set up the hosted search.',
    },
  ]);
});
