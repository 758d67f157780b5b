import { existsSync } from 'node:fs';
import { planSidebar } from '../../../src/build/sections/planSidebar';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('docs', '/docs');

const categories = [
  category('', { title: 'Docs' }),
  category('api', { title: 'API', position: 2 }),
  category('api/v2', { title: 'Version 2', position: 2 }),
];
const pages = [
  page('api/v2/keys', { title: 'Keys of version 2', label: 'Keys' }),
  page('intro', { title: 'Introduction' }),
  page('api/limits', { title: 'Limits' }),
];

const { pages: plans, tree } = planSidebar('docs', pages, categories);

function contextOf(path: string, planned = plans) {
  const plan = planned.find((candidate) => candidate.path === path);
  if (!plan) throw new Error(`${path} is not planned`);
  return plan.context;
}

test('there is one page per entry, each with a template that exists', () => {
  expect(plans.map(({ path }) => path).sort()).toEqual([
    '/docs',
    '/docs/api',
    '/docs/api/limits',
    '/docs/api/v2',
    '/docs/api/v2/keys',
    '/docs/intro',
  ]);
  expect(plans.filter(({ component }) => !existsSync(component))).toEqual([]);
});

test('the sidebar is a tree of labels, sorted by position', () => {
  expect(tree).toEqual([
    { title: 'Introduction', path: '/docs/intro', description: 'About Introduction.' },
    {
      title: 'API',
      path: '/docs/api',
      description: 'About API.',
      children: [
        { title: 'Limits', path: '/docs/api/limits', description: 'About Limits.' },
        {
          title: 'Version 2',
          path: '/docs/api/v2',
          description: 'About Version 2.',
          children: [
            {
              title: 'Keys',
              path: '/docs/api/v2/keys',
              description: 'About Keys of version 2.',
            },
          ],
        },
      ],
    },
  ]);
});

test('the trail of a page starts at the root and excludes the page itself', () => {
  expect(contextOf('/docs/api/v2/keys')).toMatchObject({
    id: 'docs api/v2/keys',
    frame: {
      sidebar: 'docs',
      trail: [
        { title: 'Docs', path: '/docs' },
        { title: 'API', path: '/docs/api' },
        { title: 'Version 2', path: '/docs/api/v2' },
      ],
    },
  });
  expect(contextOf('/docs')).toMatchObject({ frame: { trail: [] } });
});

test.each([
  ['/docs', null, 'Introduction'],
  ['/docs/intro', 'Docs', 'API'],
  ['/docs/api', 'Introduction', 'Limits'],
  ['/docs/api/limits', 'API', 'Version 2'],
  ['/docs/api/v2', 'Limits', 'Keys'],
  ['/docs/api/v2/keys', 'Version 2', null],
])('in reading order, %s is between %s and %s', (path, previous, next) => {
  const title = (name: string | null) =>
    name ? (expect.objectContaining({ title: name }) as unknown) : null;

  expect(contextOf(path)).toMatchObject({
    frame: { previous: title(previous), next: title(next) },
  });
});

test('a category shows a card for each entry directly below it', () => {
  expect(contextOf('/docs/api')).toMatchObject({
    id: 'docs api',
    cards: [
      { title: 'Limits', path: '/docs/api/limits', description: 'About Limits.' },
      { title: 'Version 2', path: '/docs/api/v2', description: 'About Version 2.' },
    ],
  });
});

test('the root shows cards for the top level of the sidebar', () => {
  expect(contextOf('/docs').cards).toEqual([
    { title: 'Introduction', path: '/docs/intro', description: 'About Introduction.' },
    { title: 'API', path: '/docs/api', description: 'About API.' },
  ]);
});

test('a page in a category with the category’s address is its index', () => {
  const index = page('api/overview', { path: '/docs/api', title: 'API overview' });
  const planned = planSidebar('docs', [...pages, index], categories);

  expect(planned.tree).toEqual(tree);
  expect(planned.pages.filter(({ path }) => path === '/docs/api')).toHaveLength(1);
  expect(contextOf('/docs/api', planned.pages)).toMatchObject({
    id: 'docs api/overview',
    frame: {
      trail: [{ path: '/docs' }],
      previous: { path: '/docs/intro' },
      next: { path: '/docs/api/limits' },
    },
  });
});

test.each([
  ['in the folder', 'api/overview'],
  ['next to it, with its name', 'api'],
])('the index of a folder may be %s', (_where, file) => {
  const index = page(file, { path: '/docs/api' });
  const planned = planSidebar('docs', [...pages, index], categories).pages;

  expect(planned.filter(({ path }) => path === '/docs/api')).toHaveLength(1);
  expect(contextOf('/docs/api', planned).id).toBe(`docs ${file}`);
});

test('a page from elsewhere with the address of a category clashes: both are planned', () => {
  const stray = page('intro', { path: '/docs/api/v2' });
  const planned = planSidebar('docs', [...pages, stray], categories).pages;

  expect(planned.filter(({ path }) => path === '/docs/api/v2')).toHaveLength(2);
});

test('a sidebar without categories is a list of pages', () => {
  const planned = planSidebar('docs', [page('b'), page('a')], []);

  expect(planned.tree.map(({ title }) => title)).toEqual(['a', 'b']);
  expect(contextOf('/docs/a', planned.pages)).toMatchObject({
    frame: { trail: [], previous: null },
  });
});

test('the API reference has its own template and no sidebar', () => {
  const { pages: planned } = planSidebar(
    'docs',
    [page('api/calls', { kind: 'api-reference' }), page('intro', { kind: 'concept' })],
    [],
  );

  expect(planned.map(({ component }) => component.replace(/^.*\//, ''))).toEqual([
    'ApiReferencePage.tsx',
    'ContentPage.tsx',
  ]);
  expect(contextOf('/docs/api/calls', planned).frame).toHaveProperty('alone', true);
  expect(contextOf('/docs/intro', planned).frame).not.toHaveProperty('alone');
});
