import { siteConfig } from '../../../site.config';
import { configLinks } from '../../../src/build/checks/configLinks';
import { linkFaults } from '../../../src/build/checks/linkFaults';
import type { SiteConfig } from '../../../src/model/siteConfig';

const config: SiteConfig = {
  ...siteConfig,
  navbar: {
    brand: { label: 'Hex', to: '/' },
    items: [
      { label: 'Docs', to: '/docs', activeBasePath: '/unchecked' },
      { label: 'Get started', href: 'https://example.com/signup' },
    ],
  },
  home: {
    ways: [{ label: 'Start', to: '/docs/start', text: 'Begin here.' }],
    popular: [{ label: 'Roles', to: '/docs/rolls' }],
  },
  footer: { links: [{ label: 'Changelog', to: '/changelog/' }], copyright: '' },
};

const text = `navbar: '/'
'/docs'
'/docs/start'
'/docs/rolls'
'/changelog/'`;

const links = configLinks(config, 'site.config.ts', text);

test('every link of the configuration is told with its line', () => {
  const file = 'site.config.ts';

  expect(links).toEqual([
    { file, line: 1, href: '/' },
    { file, line: 2, href: '/docs' },
    // Put together from parts, so that no line holds it; it is not of this site either.
    { file, line: 1, href: 'https://example.com/signup' },
    { file, line: 3, href: '/docs/start' },
    { file, line: 4, href: '/docs/rolls' },
    { file, line: 5, href: '/changelog/' },
  ]);
});

test('a link of the configuration to no page is told like one of the content', () => {
  const paths = ['/', '/docs', '/docs/start', '/docs/roles', '/changelog'];
  const pages = new Map(paths.map((path) => [path, new Set<string>()]));

  expect(linkFaults(links, { pages, files: new Set() })).toEqual([
    {
      file: 'site.config.ts',
      line: 4,
      message: 'The link /docs/rolls leads to no page. Did you mean /docs/roles?',
    },
    {
      file: 'site.config.ts',
      line: 5,
      message: 'The link /changelog/ ends in a slash or index.html. Write /changelog.',
    },
  ]);
});
