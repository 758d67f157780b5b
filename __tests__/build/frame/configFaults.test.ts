import { readFileSync } from 'node:fs';
import { siteConfig } from '../../../site.config';
import { configFaults } from '../../../src/build/frame/configFaults';
import { configSource } from '../../../src/build/frame/configSource';
import type { SiteConfig } from '../../../src/model/config/siteConfig';
import { configSentences } from '../support/configSentences';

test('the shipped configuration has no mistakes', () => {
  expect(configSentences({})).toEqual([]);
});

test('a configuration with every key set is valid', () => {
  const link = { label: 'A', href: 'https://example.com/a/' };
  const full: SiteConfig = {
    ...siteConfig,
    navbar: {
      brand: { label: 'Hex', href: 'https://example.com' },
      items: [
        { type: 'default', label: 'A', to: '/a', activeBasePath: '/', activeBaseRegex: '^/a(/|$)' },
        { type: 'doc', docId: 'a/b', label: 'A', position: 'left' },
        { type: 'doc', docId: 'a' },
        { type: 'docSidebar', sidebarId: 'docs', label: 'A', position: 'right' },
        { type: 'html', value: '<b>A</b>' },
        { type: 'dropdown', label: 'A', items: [link, { type: 'doc', docId: 'a' }] },
        { type: 'search', position: 'left' },
        { type: 'localeDropdown', items: [{ type: 'html', value: 'A' }] },
        { type: 'docsVersion', label: 'A', to: '/docs' },
        { type: 'docsVersionDropdown', items: [] },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'A', items: [link, { label: 'B', href: 'mailto:b@example.com' }] }],
      logo: {
        src: '/a.svg',
        srcDark: 'https://example.com/a.svg',
        alt: 'A',
        href: '/',
        width: 10,
        height: 2.5,
      },
      copyright: 'A',
    },
    announcementBar: {
      id: '1',
      content: 'A',
      backgroundColor: '#fff',
      textColor: 'rgb(0 0 0)',
      isCloseable: false,
    },
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: true },
    versions: [
      { name: 'current', label: 'Next', draftIds: ['a'] },
      { name: '1.0', label: '1', docs: ['a'], sidebars: { 'docs-1.0': 'a' }, isLast: true },
    ],
    locales: [
      { code: 'en', label: 'English' },
      { code: 'pt-BR', label: 'Português' },
    ],
    search: {
      appId: 'A',
      indexName: 'A',
      searchPagePath: '/search',
      externalUrlRegex: 'example\\.com',
      replaceSearchResultPathname: { from: '^/old', to: '' },
      searchParameters: { hitsPerPage: 5, filters: ['a', null, { b: true }] },
      facetFilters: ['a:b', ['c:d', 'e:f']],
      contextualSearch: false,
    },
    storage: { type: 'sessionStorage' },
    analytics: {
      web: { domain: 'example.com', endpoint: 'http://localhost:9/api/event' },
      customerData: { writeKey: 'A' },
    },
  };

  expect(configSentences(full)).toEqual([]);
});

test.each([
  ['backgroundColor', 'textColor'],
  ['textColor', 'backgroundColor'],
])(
  'an announcement with its own %s needs a %s too, to be readable in both colour modes',
  (given, missing) => {
    const announcementBar = { id: '1', content: 'A', [given]: '#3d2c00' };

    expect(configSentences({ ...siteConfig, announcementBar })).toEqual([
      expect.stringMatching(
        new RegExp(`The key "announcementBar\\.${missing}" is missing\\. Add it\\.$`),
      ),
    ]);
  },
);

test('all mistakes are reported together, each with its line', () => {
  const text = readFileSync('site.config.ts', 'utf8');
  const lineOf = (word: string) => text.slice(0, text.indexOf(word)).split('\n').length;
  const { footer: written, ...rest } = siteConfig;
  const broken = { ...rest, tagline: 7, footer: { ...written, copyright: '' } };
  const file = 'site.config.ts';

  expect(configFaults(broken, configSource(file, text))).toEqual([
    {
      file,
      line: lineOf("tagline: '"),
      message: '"tagline" must be text, so its value needs quotes. Correct it.',
    },
    {
      file,
      line: lineOf("copyright: '"),
      message: '"footer.copyright" must not be empty. Correct it.',
    },
  ]);
});

test.each([[undefined], [null], ['a'], [[]]])(
  'a configuration that is %j is reported instead of causing a crash',
  (config) => {
    expect(configFaults(config, configSource('site.config.ts', ''))).toEqual([
      {
        file: 'site.config.ts',
        line: 1,
        message:
          config === undefined
            ? 'The key "siteConfig" is missing. Add it.'
            : '"siteConfig" must be an object. Correct it.',
      },
    ]);
  },
);
