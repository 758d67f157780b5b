import type { LearnPageData } from '../../../src/build/learnPages';
import { sectionPlans } from '../../../src/build/sections/sectionPlans';
import { sidebarOf } from '../support/sidebar';

const current = sidebarOf('docs', '/docs');
const old = sidebarOf('docs-1.0', '/docs/1.0');
const tutorials = sidebarOf('tutorials', '/tutorials');

const content = [
  { __typename: 'Category', ...current.category('') },
  { __typename: 'Category', ...current.category('api') },
  { __typename: 'Doc', ...current.page('api/keys') },
  { __typename: 'Doc', ...old.page('api/keys') },
  { __typename: 'Tutorial', ...tutorials.page('first') },
  { __typename: 'ChangelogEntry', id: 'a', path: '/changelog/2025-10-01', title: 'A', tags: [] },
] as unknown as LearnPageData[];

test('each part of the site plans its own pages, categories and sidebars', () => {
  const plans = sectionPlans(content).map(({ pages, sidebars }) => ({
    sidebars: Object.keys(sidebars),
    paths: pages.map(({ path }) => path).sort(),
  }));

  expect(plans).toEqual([
    {
      sidebars: ['docs', 'docs-1.0'],
      paths: ['/docs', '/docs/1.0/api/keys', '/docs/api', '/docs/api/keys', '/docs/api/print'],
    },
    { sidebars: ['tutorials'], paths: ['/tutorials/first'] },
    { sidebars: [], paths: ['/changelog', '/changelog/2025-10-01', '/changelog/archive'] },
  ]);
});
