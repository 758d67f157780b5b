import { siteConfig } from '../../../site.config';
import { pageData } from '../../../src/build/outputs/structuredData';
import { structuredSite } from '../../../src/build/outputs/structuredSite';

test('the language of a page is the first one in the configuration', () => {
  const locales = [
    { code: 'de', label: 'Deutsch' },
    { code: 'en', label: 'English' },
  ];
  const page = {
    title: 'Rollen',
    description: 'Wer was darf.',
    path: '/docs/roles',
    image: '/social/0123456789ab.png',
    type: 'Doc',
    trail: [],
    tree: [],
  } as const;

  expect(pageData(page, structuredSite({ ...siteConfig, locales }))['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'TechArticle', inLanguage: 'de' }),
  );
});
