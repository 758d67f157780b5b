import type { LinkEntry, SiteFrame } from '../../src/model/config/siteFrame';

const link = (label: string, href: string, more: Partial<LinkEntry> = {}): LinkEntry => ({
  kind: 'link',
  label,
  href,
  ...more,
});

/** A frame with the default values, for testing components without a build. */
const frame: SiteFrame = {
  title: 'Learn',
  siteUrl: 'https://learn.hex.tech',
  brand: { label: 'Hex', href: '/' },
  navbar: [
    { ...link('Learn', '/', { activeBaseRegex: '^/$' }), position: 'left' },
    {
      ...link('Docs', '/docs/getting-started/what-is-hex', { sidebar: 'docs' }),
      position: 'left',
    },
    { ...link('Tutorials', '/tutorials'), position: 'left' },
    { ...link('Changelog', '/changelog'), position: 'left' },
    {
      ...link('API', '/docs/api/api-overview', { activeBasePath: '/docs/api' }),
      position: 'left',
    },
    { ...link('Get started', 'https://app.hex.tech/signup'), position: 'right' },
  ],
  footer: {
    style: 'light',
    columns: [
      {
        items: [
          { label: 'Docs', href: '/docs/getting-started/what-is-hex' },
          { label: 'Changelog', href: '/changelog' },
          { label: 'Gallery', href: 'https://hex.tech/use-cases/' },
          { label: 'Sign up', href: 'https://app.hex.tech/signup' },
          { label: 'Careers', href: 'https://hex.tech/careers/' },
          { label: 'Blog', href: 'https://hex.tech/blog/' },
          { label: 'Security', href: 'https://hex.tech/security/' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Hex Technologies, Inc.',
  },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  versions: [],
  locales: [{ code: 'en', label: 'English' }],
  search: {
    searchPagePath: '/search',
    contextualSearch: true,
    feedbackUrl: 'https://github.com/hex-inc/learn-site/issues/new',
    help: { label: 'Getting help', to: '/docs/getting-started/getting-help' },
  },
  storage: 'localStorage',
  analytics: {},
  offline: true,
};

export default frame;
