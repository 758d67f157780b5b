import { siteConfig } from '../../../site.config';
import { configSentences } from '../support/configSentences';

const items = (...all: object[]) => ({ navbar: { ...siteConfig.navbar, items: all } });

const kinds =
  'default, doc, docSidebar, html, dropdown, search, localeDropdown, docsVersion, docsVersionDropdown';

test.each([
  [{ label: 'A', to: '/', position: 'middle' }, '"navbar.items[0].position" must be "left" or "right". Correct it.'],
  [{ label: 'A' }, '"navbar.items[0]" must have either "to" or "href". Correct it.'],
  [{ label: 'A', to: '/', href: 'https://example.com' }, '"navbar.items[0]" must have either "to" or "href". Correct it.'],
  [{ label: 'A', to: '//example.com' }, '"navbar.items[0].to" must be an address of this site such as /docs/api. Correct it.'],
  [{ label: 'A', to: 'https://example.com' }, '"navbar.items[0].to" must be an address of this site such as /docs/api. Correct it.'],
  [{ label: 'A', href: 'javascript:alert(1)' }, '"navbar.items[0].href" must be an address of another site such as https://example.com; use "to" for pages of this one. Correct it.'],
  [{ label: 'A', to: '/', activeBaseRegex: '(' }, '"navbar.items[0].activeBaseRegex" must be a regular expression. Correct it.'],
  [{ label: 'A', to: '/', activeBasePath: '/docs/' }, '"navbar.items[0].activeBasePath" must be an address of this site such as /docs/api, without a slash at its end, "?" or "#". Correct it.'],
  [{ label: 'A', to: '/', activeBasePath: '/docs?a' }, '"navbar.items[0].activeBasePath" must be an address of this site such as /docs/api, without a slash at its end, "?" or "#". Correct it.'],
  [{ label: 'A', to: '/', exact: true }, 'The key "navbar.items[0].exact" is unknown. Use one of href, label, to, type, position, activeBasePath, activeBaseRegex.'],
  [{ type: 'link', label: 'A', to: '/' }, `"navbar.items[0].type" must be one of ${kinds}. Correct it.`],
  [{ type: 5 }, `"navbar.items[0].type" must be one of ${kinds}. Correct it.`],
  ['A', '"navbar.items[0]" must be an object. Correct it.'],
  [{ type: 'doc' }, 'The key "navbar.items[0].docId" is missing. Add it.'],
  [{ type: 'doc', docID: 'a', docId: 'a' }, 'The key "navbar.items[0].docID" is unknown. Did you mean "docId"?'],
  [{ type: 'html', value: ' ' }, '"navbar.items[0].value" must not be empty. Correct it.'],
  [
    { type: 'dropdown', label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] },
    '"navbar.items[0].items[0].type" of an item in a dropdown must be one of default, doc, docSidebar, html. Correct it.',
  ],
  [
    { type: 'dropdown', label: 'A', items: [{ label: 'B', to: '/', position: 'left' }] },
    'The key "navbar.items[0].items[0].position" is unknown. Use one of to, type, href, label, activeBasePath, activeBaseRegex.',
  ],
  [{ type: 'dropdown', label: 'A' }, 'The key "navbar.items[0].items" is missing. Add it.'],
])('the navbar item %j is reported: %s', (item, sentence) => {
  expect(configSentences(items(item as object))).toEqual([sentence]);
}); // prettier-ignore
