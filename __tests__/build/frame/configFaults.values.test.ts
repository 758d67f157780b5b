import { siteConfig } from '../../../site.config';
import { configSentences } from '../support/configSentences';

const footer = (given: object) => ({ footer: { ...siteConfig.footer, ...given } });
const announcementBar = (given: object) => ({
  announcementBar: { id: 'a', content: 'New.', ...given },
});
const search = (given: object) => ({ search: { ...siteConfig.search, ...given } });

test.each([
  [{ title: undefined }, 'The key "title" is missing. Add it.'],
  [{ title: '' }, '"title" must not be empty. Correct it.'],
  [{ title: 5 }, '"title" must be text, so its value needs quotes. Correct it.'],
  [{ titel: 'A' }, 'The key "titel" is unknown. Did you mean "title"?'],
  [{ home: [] }, '"home" must be an object. Correct it.'],
  [{ home: { ways: {}, popular: [] } }, '"home.ways" must be a list. Correct it.'],
  [
    { home: { ways: [], popular: [{ label: 'A', to: 'docs' }] } },
    '"home.popular[0].to" must be an address of this site such as /docs/api. Correct it.',
  ],
  [
    { siteUrl: 'https://example.com/' },
    '"siteUrl" must be an address such as https://example.com, without a slash at its end. Correct it.',
  ],
  [
    { repository: 'example.com/a' },
    '"repository" must be an address such as https://example.com, without a slash at its end. Correct it.',
  ],
  [
    { colorMode: { defaultMode: 'grey', respectPrefersColorScheme: false } },
    '"colorMode.defaultMode" must be "light" or "dark". Correct it.',
  ],
  [
    { colorMode: { defaultMode: 'dark' } },
    'The key "colorMode.respectPrefersColorScheme" is missing. Add it.',
  ],
  [{ versions: undefined }, 'The key "versions" is missing. Add it.'],
  [
    { storage: { type: 'cookie' } },
    '"storage.type" must be "localStorage" or "sessionStorage". Correct it.',
  ],
  [{ locales: [] }, '"locales" must name a language. Correct it.'],
  [
    { locales: [{ code: '../x', label: 'X' }] },
    '"locales[0].code" must be the code of a language such as en or pt-BR. Correct it.',
  ],
  [
    {
      locales: [
        { code: 'en', label: 'A' },
        { code: 'en', label: 'B' },
      ],
    },
    '"locales[1].code" is already the code of another language. Correct it.',
  ],
  [
    { analytics: { web: { domain: 'a', endpoint: '/api' } } },
    '"analytics.web.endpoint" must be an address such as https://example.com/events. Correct it.',
  ],
  [
    { analytics: { customerData: {} } },
    'The key "analytics.customerData.writeKey" is missing. Add it.',
  ],
  [{ offline: 'no' }, '"offline" must be true or false. Correct it.'],
])('%j is reported: %s', (given, sentence) => {
  expect(configSentences(given)).toEqual([sentence]);
});

test.each<[object, string]>([
  [footer({ style: 'grey' }), '"footer.style" must be "light" or "dark". Correct it.'],
  [
    footer({ links: [{ title: 'A', items: [{ label: 'B' }] }] }),
    '"footer.links[0].items[0]" must have either "to" or "href". Correct it.',
  ],
  [footer({ links: 'A' }), '"footer.links" must be a list. Correct it.'],
  [footer({ logo: { src: '/a.svg' } }), 'The key "footer.logo.alt" is missing. Add it.'],
  [
    footer({ logo: { src: 'a.svg', alt: 'A' } }),
    '"footer.logo.src" must be an address such as /docs/api or https://example.com. Correct it.',
  ],
  [
    footer({ logo: { src: '/a.svg', alt: 'A', width: 0 } }),
    '"footer.logo.width" must be more than 0. Correct it.',
  ],
  [
    footer({ logo: { src: '/a.svg', alt: 'A', width: '20px' } }),
    '"footer.logo.width" must be a number. Correct it.',
  ],
  [announcementBar({ id: '' }), '"announcementBar.id" must not be empty. Correct it.'],
  [announcementBar({ content: undefined }), 'The key "announcementBar.content" is missing. Add it.'],
  [
    announcementBar({ backgroundColor: '#fff', textColor: 'red; position: fixed' }),
    '"announcementBar.textColor" must be a color such as #5546d6 or rgb(85 70 214). Correct it.',
  ],
  [
    announcementBar({ isCloseable: 'no' }),
    '"announcementBar.isCloseable" must be true or false. Correct it.',
  ],
  ...['search', '/docs', '/search/', '', false].map((searchPagePath): [object, string] => [
    search({ searchPagePath }),
    '"search.searchPagePath" must be "/search", the address of the search page (src/pages/search.tsx). Correct it.',
  ]),
  [search({ searchPagePath: undefined }), 'The key "search.searchPagePath" is missing. Add it.'],
  [search({ externalUrlRegex: '[' }), '"search.externalUrlRegex" must be a regular expression. Correct it.'],
  [
    search({ replaceSearchResultPathname: { from: '[', to: '' } }),
    '"search.replaceSearchResultPathname.from" must be a regular expression. Correct it.',
  ],
  [
    search({ replaceSearchResultPathname: { from: '' } }),
    'The key "search.replaceSearchResultPathname.to" is missing. Add it.',
  ],
  [search({ facetFilters: [5] }), '"search.facetFilters[0]" must be text, so its value needs quotes. Correct it.'],
  [search({ facetFilters: [['a', 5]] }), '"search.facetFilters[0][1]" must be text, so its value needs quotes. Correct it.'],
  ...[() => 1, new Date(0), [undefined], { a: Number.NaN }].map((value): [object, string] => [
    search({ searchParameters: { a: value } }),
    '"search.searchParameters.a" must be plain data. Correct it.',
  ]),
])('%j is reported: %s', (given, sentence) => {
  expect(configSentences(given)).toEqual([sentence]);
}); // prettier-ignore

const version = (name: string, given = {}) => ({ name, label: 'A', ...given });

test.each<[object[], string]>([
  [
    [version('1.0'), version('2.0'), version('1.0')],
    '"versions[2].name" is already the name of another version. Correct it.',
  ],
  [
    [version('1.0', { isLast: true }), version('2.0', { isLast: true })],
    '"versions[1].isLast" must be true for one version only. Correct it.',
  ],
  ...['1/0', '..', 'a b', '', '-a'].map((name): [object[], string] => [
    [version(name)],
    '"versions[0].name" must consist of letters, digits, dots and dashes, since it is part of addresses. Correct it.',
  ]),
  [
    [version('1.x')],
    '"versions[0].name" must not end like a file name; write v1 or 1-x. Correct it.',
  ],
  [[version('1.0', { docs: 'a' })], '"versions[0].docs" must be a list. Correct it.'],
  [
    [version('1.0', { docs: [5] })],
    '"versions[0].docs[0]" must be text, so its value needs quotes. Correct it.',
  ],
  [[version('1.0', { sidebars: [] })], '"versions[0].sidebars" must be an object. Correct it.'],
  [[{ name: '1.0' }], 'The key "versions[0].label" is missing. Add it.'],
])('the versions %j are reported: %s', (versions, sentence) => {
  expect(configSentences({ versions })).toEqual([sentence]);
});
