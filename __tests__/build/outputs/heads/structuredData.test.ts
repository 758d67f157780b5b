import { siteConfig } from '../../../../site.config';
import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { pageData, siteData } from '../../../../src/build/outputs/heads/structuredData';
import { siteFacts } from '../../../../src/build/outputs/siteFacts';

type Page = Parameters<typeof pageData>[0];

const site = siteFacts({ ...siteConfig, siteUrl: 'https://learn.example.com' });
const page: Page = {
  title: 'Rollen',
  description: 'Wer was darf.',
  path: '/docs/roles',
  image: '/social/0123456789ab.png',
  type: 'Doc',
  trail: [],
  tree: [],
};

/** What is said about a page beside its breadcrumbs, and those. */
const told = (given: Partial<Page>) => {
  const [crumbs, ...works] = pageData({ ...page, ...given }, site)['@graph'];
  return { crumbs, works };
};

test('the language of a page is the first one in the configuration', () => {
  const locales = [
    { code: 'de', label: 'Deutsch' },
    { code: 'en', label: 'English' },
  ];

  expect(pageData(page, siteFacts({ ...siteConfig, locales }))['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'TechArticle', inLanguage: 'de' }),
  );
});

test('the breadcrumbs lead from the home page through the sections to the page, with their titles', () => {
  const trail = [
    { title: 'Docs', path: '/docs' },
    { title: 'Teilen', path: '/docs/teilen & mehr' },
  ];

  expect(told({ trail }).crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Learn', item: 'https://learn.example.com/' },
      { position: 2, name: 'Docs', item: 'https://learn.example.com/docs' },
      { position: 3, name: 'Teilen', item: 'https://learn.example.com/docs/teilen%20&%20mehr' },
      { position: 4, name: 'Rollen', item: 'https://learn.example.com/docs/roles' },
    ],
  });
});

test('a page tells what it is about, and the day of its last change if that is known', () => {
  const [article] = told({ modified: '2026-11-21' }).works;

  expect(article).toMatchObject({
    headline: 'Rollen',
    description: 'Wer was darf.',
    url: 'https://learn.example.com/docs/roles',
    image: 'https://learn.example.com/social/0123456789ab.png',
    dateModified: '2026-11-21',
  });
  expect(told({}).works[0]).not.toHaveProperty('dateModified');
});

test.each([
  ['a changelog entry', { type: 'ChangelogEntry', date: '2026-10-01' }, { '@type': 'BlogPosting', datePublished: '2026-10-01' }],
  ['a category', { type: 'Category' }, { '@type': 'CollectionPage', name: 'Rollen' }],
] as const)('%s says so, and what is known of it', (_what, given, work) => {
  expect(told(given).works).toEqual([expect.objectContaining(work)]);
}); // prettier-ignore

const steps = (...names: string[]) =>
  compileMdx(
    `<Steps>\n\n${names.map((name, index) => `${index + 1}. **${name}**\n\n   Text.`).join('\n')}\n\n</Steps>\n`,
  ).tree;

test('a tutorial has its steps as instructions, in order and with their names', () => {
  const tree = steps('Connect', 'Query');

  expect(told({ type: 'Tutorial', tree }).works[1]).toMatchObject({
    '@type': 'HowTo',
    name: 'Rollen',
    step: [
      { position: 1, name: 'Connect' },
      { position: 2, name: 'Query' },
    ],
  });
  expect(told({ type: 'Doc', tree }).works).toHaveLength(1);
  expect(told({ type: 'Tutorial', tree: steps('Connect') }).works).toHaveLength(1);
});

test('search engines are told the address of the site’s own search', () => {
  expect(siteData(site)['@graph']).toEqual([
    expect.objectContaining({
      url: 'https://learn.example.com',
      potentialAction: expect.objectContaining({
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://learn.example.com/search?q={search_term_string}',
        },
      }) as object,
    }),
  ]);
});
