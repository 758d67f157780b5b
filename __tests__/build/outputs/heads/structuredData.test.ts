import { siteConfig } from '../../../../site.config';
import { pageData } from '../../../../src/build/outputs/heads/structuredData';
import { siteFacts } from '../../../../src/build/outputs/siteFacts';

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

  expect(pageData(page, siteFacts({ ...siteConfig, locales }))['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'TechArticle', inLanguage: 'de' }),
  );
});
