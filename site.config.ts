import type { SiteConfig } from './src/model/config/siteConfig';

const appHost = 'https://app.hex.tech';
const company = 'https://hex.tech';
const repository = 'https://github.com/hex-inc/learn-site';

/** The settings of the site's owner. The build checks the links. */
export const siteConfig: SiteConfig = {
  title: 'Learn',
  tagline: 'Documentation, tutorials and changelog',
  siteUrl: 'https://learn.hex.tech',
  repository,
  navbar: {
    brand: { label: 'Hex', to: '/' },
    items: [
      { label: 'Learn', to: '/', activeBaseRegex: '^/$', position: 'left' },
      { type: 'doc', docId: 'getting-started/what-is-hex', label: 'Docs', position: 'left' },
      { label: 'Tutorials', to: '/tutorials', position: 'left' },
      { label: 'Changelog', to: '/changelog', position: 'left' },
      { label: 'API', to: '/docs/api/api-overview', activeBasePath: '/docs/api', position: 'left' },
      { label: 'Get started', href: `${appHost}/signup`, position: 'right' },
    ],
  },
  home: {
    ways: [
      {
        label: 'Start with Hex',
        to: '/docs/getting-started/create-your-first-project',
        text: 'Create a project on the demo data, with a query, a chart, an input and a published app.',
      },
      {
        label: 'Connect your data',
        to: '/docs/connect-to-data/data-connections/data-connections-introduction',
        text: 'A guide for each database and warehouse, with the grants that it needs.',
      },
      {
        label: 'Build an app',
        to: '/tutorials/quickstart/hex-basics',
        text: 'Turn a notebook into an app that others can open, in a half-hour tutorial.',
      },
      {
        label: 'Run a workspace',
        to: '/tutorials/quickstart/admin-101',
        text: 'Set up people, permissions, connections and governance, one after another.',
      },
    ],
    popular: [
      { label: 'What is Hex?', to: '/docs/getting-started/what-is-hex' },
      {
        label: 'SQL cells introduction',
        to: '/docs/explore-data/cells/sql-cells/sql-cells-introduction',
      },
      {
        label: 'Sharing and permissions',
        to: '/docs/collaborate/sharing-and-permissions/sharing-permissions',
      },
      { label: 'Scheduled runs', to: '/docs/share-insights/scheduled-runs' },
      {
        label: 'Connect to Snowflake',
        to: '/docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake',
      },
      { label: 'API overview', to: '/docs/api/api-overview' },
    ],
  },
  footer: {
    links: [
      { label: 'Docs', to: '/docs/getting-started/what-is-hex' },
      { label: 'Changelog', to: '/changelog' },
      { label: 'Gallery', href: `${company}/use-cases/` },
      { label: 'Sign up', href: `${appHost}/signup` },
      { label: 'Careers', href: `${company}/careers/` },
      { label: 'Blog', href: `${company}/blog/` },
      { label: 'Security', href: `${company}/security/` },
    ],
    copyright: 'Copyright © 2025 Hex Technologies, Inc.',
  },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  versions: [],
  locales: [{ code: 'en', label: 'English' }],
  search: {
    searchPagePath: '/search',
    contextualSearch: true,
    feedbackUrl: `${repository}/issues/new`,
    help: { label: 'Getting help', to: '/docs/getting-started/getting-help' },
  },
  storage: { type: 'localStorage' },
  analytics: {},
  reader: {
    openIn: [
      { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
      { label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}' },
    ],
    prompt: 'Read {markdown} so that I can ask questions about it.',
    report: `${repository}/issues/new?title={title}&body={address}`,
  },
  offline: true,
};
