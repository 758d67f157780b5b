import { docsPage } from '../../support/siteCopy';

/** The fixture's endpoint for "Was this page helpful?"; tests respond in its place. */
export const ANSWERS = 'https://answers.example.com/pages';

/** Placeholder in the built code for the page-view server; the fixture's server replaces it with the real address. */
export const PAGE_VIEWS = 'https://page-views.example.com';

const config = `
import type { SiteConfig } from './src/model/config/siteConfig';

export const siteConfig: SiteConfig = {
  title: 'Learn',
  tagline: 'A fixture',
  siteUrl: 'https://learn.example.com',
  repository: 'https://code.example.com/learn',
  navbar: {
    brand: { label: 'Hex', to: '/' },
    items: [
      {
        type: 'dropdown',
        label: 'Guides',
        position: 'left',
        items: [
          { label: 'All runs', to: '/docs/runs' },
          { label: 'The newest page', to: '/docs/plain' },
          { label: 'Elsewhere', href: 'https://elsewhere.example.com/' },
          { type: 'html', value: '<a href="/docs/long">The <b>long</b> page</a>' },
        ],
      },
      { label: 'Plain', to: '/docs/plain', position: 'left' },
      { type: 'docsVersion', label: 'This version', position: 'left' },
      { type: 'search' },
      { type: 'docsVersionDropdown', items: [{ label: 'All the versions that there have ever been', to: '/docs' }] },
      { type: 'localeDropdown' },
    ],
  },
  home: { ways: [], popular: [] },
  footer: {
    style: 'dark',
    links: [
      { title: 'Read', items: [{ label: 'Runs', to: '/docs/runs' }, { label: 'Long page', to: '/docs/long' }] },
      { title: 'More', items: [{ label: 'Company', href: 'https://example.com/company' }] },
    ],
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Example Inc.', href: 'https://example.com', width: 96, height: 24 },
    copyright: 'Copyright © Example Inc.',
  },
  announcementBar: { id: 'first', content: 'Version 2 is here: <a href="/docs/runs">what is new in runs</a>.' },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  versions: [{ name: '1.0', label: '1.0' }],
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch' }],
  search: { searchPagePath: '/search', contextualSearch: true },
  storage: { type: 'localStorage' },
  analytics: {
    web: { domain: 'learn.example.com', endpoint: '${PAGE_VIEWS}/web' },
    customerData: { writeKey: 'a-key', endpoint: '${PAGE_VIEWS}/pipeline' },
  },
  reader: { feedback: { endpoint: '${ANSWERS}' } },
};
`;

const crashingPage = `
import { Seo } from '../layout/Seo';

export default function CrashPage() {
  if (typeof window !== 'undefined' && 'crashes' in window) {
    throw new Error('The chart cannot be drawn.', { cause: new Error('The table has no rows.') });
  }
  return (
    <>
      <Seo title="Crash" description="A page that crashes when it is told to." path="/crash" unlisted />
      <h1>Nothing crashed</h1>
    </>
  );
}
`;

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="24"><rect width="96" height="24" fill="${colour}"/></svg>`;

const paragraph =
  'Each step of a project reads what the steps before it made. [Runs](/docs/runs) tell them in which order.';
const longText = Array.from(
  { length: 12 },
  (_, index) => `## Part ${index + 1}\n\n${Array(4).fill(paragraph).join('\n\n')}`,
).join('\n\n');

/** The files, apart from the code, of a site with every kind of entry in its frame. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'site.config.ts': config,
  'src/pages/crash.tsx': crashingPage,
  'static/logo.svg': logo('#15141a'),
  'static/logo-dark.svg': logo('#f1f0f5'),
  'content/docs/runs.mdx': docsPage('Runs', `## Order\n\n${paragraph}`),
  'content/docs/long.mdx': docsPage('Long', longText),
  'content/docs/plain.mdx': docsPage('Plain', 'A page of the current version only.'),
  'content/versions/1.0/_category.yml':
    'label: Documentation\nposition: 0\ndescription: The pages of version 1.0, to be compared with those of today.\n',
  'content/versions/1.0/runs.mdx': docsPage('Runs', 'How runs were in 1.0.'),
};
