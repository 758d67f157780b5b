import type { Page } from 'playwright-core';
import { storageKeys } from '../../../src/model/reader/storageKeys';
import { atRest, newTab, type Visit } from '../support/site';

/** Each would call `hit()` or add an element if any user-supplied text were treated as code or HTML. */
const PAYLOADS = [
  '<script>hit()</script>',
  '"><script>hit()</script>',
  '<img src=x onerror=hit()>',
  `'"><img src=x onerror=hit()>`,
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<details open ontoggle=hit()>',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  'javascript:hit()',
  'data:text/html,<script>hit()</script>',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '${hit()}',
  '{{constructor.constructor("hit()")()}}',
  '</title><script>hit()</script>',
  '</script><script>hit()</script>',
  '__proto__',
  '%3Cscript%3Ehit()%3C/script%3E',
  '\u0000<img src=x onerror=hit()>',
  '<a href="javascript:hit()" autofocus onfocus=hit()>x</a>',
  '"onmouseover="hit()" style="position:fixed;inset:0"',
  '<x id=forms><input name=attributes>',
];

/** The smallest file of the site. */
const SMALLEST = '/robots.txt';
const DOCS = '/docs/collaborate/sharing-and-permissions/project-sharing';

/** Ways for an attacker's text to reach the site: through an address or the reader's storage. */
const WAYS: Readonly<Record<string, (page: Page, text: string) => Promise<unknown>>> = {
  'the query of an address': (page, text) =>
    open(page, `${DOCS}?${new URLSearchParams({ q: text })}`),
  'the fragment of an address': async (page, text) => {
    // A change of only the fragment would not load the page.
    await page.goto(SMALLEST);
    await open(page, `${DOCS}#${text}`);
  },
  'the path of an address': (page, text) => open(page, `/docs/${encodeURIComponent(text)}`),
  'the query of the search': (page, text) =>
    open(page, `/search?${new URLSearchParams({ q: text })}`),
  'the filter of the changelog': (page, text) =>
    open(page, `/changelog?${new URLSearchParams({ area: text, kind: text })}`),
  'parameter names': (page, text) => open(page, `${DOCS}?${new URLSearchParams({ [text]: text })}`),
  'stored settings': async (page, text) => {
    await stored(page, {
      [storageKeys.theme]: text,
      [storageKeys.singleKeyShortcuts]: text,
      [storageKeys.changelogVisit]: text,
      [storageKeys.tutorialProgress]: JSON.stringify({ [text]: { done: [text], of: text } }),
    });
    await open(page, '/tutorials/quickstart/hex-basics');
  },
  'stored searches': async (page, text) => {
    const entry = { url: text, title: text, crumbs: [text] };
    const saved = JSON.stringify([entry, { ...entry, url: `/${text}` }]);
    await stored(page, {
      [storageKeys.recentSearches]: saved,
      [storageKeys.favouriteSearches]: saved,
    });
    await open(page, DOCS);
    // Before hydration the button leads to the search page.
    await atRest(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
};

let tab: Visit;
let hits = 0;

beforeAll(async () => {
  tab = await newTab({});
  await tab.page.exposeFunction('hit', () => (hits += 1));
});
beforeEach(() => {
  hits = 0;
  tab.complaints.length = 0;
});
afterEach(() => tab.page.evaluate(() => localStorage.clear()));

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
}

async function stored(page: Page, values: Readonly<Record<string, string>>) {
  // The storage belongs to the origin.
  await page.goto(SMALLEST);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Elements that can be there only if a text was treated as HTML. */
const foreign = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'body script:not([src]):not([type]):not(#___gatsby ~ script), iframe, base, [onerror], [onload], [onfocus], [ontoggle], [onmouseover], #forms, a[href^="javascript:"], a[href^="data:"], a[href*="evil.example"]:not([href^="/"])',
      ),
      ({ outerHTML }) => outerHTML,
    ),
  );

describe.each(Object.keys(WAYS))('a text in %s', (way) => {
  test.each(PAYLOADS)('stays text: %j', async (text) => {
    const { page, complaints } = tab;
    await WAYS[way]!(page, text);
    await page.waitForTimeout(20);

    expect(hits).toBe(0);
    expect(await foreign(page)).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(process.env.SITE_URL ?? '').origin);
    expect(complaints.filter((line) => !/status of 40[04]/.test(line))).toEqual([]);
  });
});

test.each(['//evil.example/+/', '//evil.example/a@b/', '/\\evil.example/+/'])(
  'the address %s does not lead to another site',
  async (address) => {
    const { page, complaints } = tab;
    const site = new URL(process.env.SITE_URL ?? '').origin;
    await page.goto(site + address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();

    expect(new URL(page.url()).origin).toBe(site);
    expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
  },
);
