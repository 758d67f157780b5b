import { planSidebars } from '../../../src/build/sections/planSidebars';
import type { PageFrame } from '../../../src/model/navigation/pageFrame';
import { sidebarOf } from '../support/sidebar';

const current = sidebarOf('docs', '/docs');
const old = sidebarOf('docs-2.0', '/docs/2.0');
const older = sidebarOf('docs-1.0', '/docs/1.0');

const pages = [
  old.page('api/keys'),
  current.page('api/keys'),
  current.page('api/limits'),
  older.page('a'),
];
const categories = [current.category('api'), old.category('api'), old.category('')];

test('each version has its own complete sidebar', () => {
  const { sidebars } = planSidebars({ pages, categories });

  expect(Object.keys(sidebars)).toEqual(['docs', 'docs-1.0', 'docs-2.0']);
  expect(sidebars).toMatchObject({
    docs: [
      { path: '/docs/api', children: [{ path: '/docs/api/keys' }, { path: '/docs/api/limits' }] },
    ],
    'docs-2.0': [{ path: '/docs/2.0/api', children: [{ path: '/docs/2.0/api/keys' }] }],
    'docs-1.0': [{ path: '/docs/1.0/a' }],
  });
});

test('each version is served below its name', () => {
  expect(planSidebars({ pages, categories }).pages.map(({ path }) => path)).toEqual([
    '/docs/api/keys',
    '/docs/api/limits',
    '/docs/api',
    '/docs/api/print',
    '/docs/1.0/a',
    '/docs/2.0/api/keys',
    '/docs/2.0/api',
    '/docs/2.0',
    '/docs/2.0/api/print',
  ]);
});

test('the neighbours of a page are of its own version', () => {
  const plan = planSidebars({ pages, categories }).pages.find(
    ({ path }) => path === '/docs/2.0/api/keys',
  );

  expect(plan?.context).toMatchObject({
    frame: {
      sidebar: 'docs-2.0',
      branch: [{ path: '/docs/2.0/api' }],
      trail: [{ path: '/docs/2.0' }, { path: '/docs/2.0/api' }],
      previous: { path: '/docs/2.0/api' },
      next: null,
    },
  });
});

test('a folder without a listed page has no index page, and other versions do not link to one', () => {
  const hidden = old.page('api/keys', { unlisted: true });
  const planned = planSidebars({ pages: [current.page('api/keys'), hidden], categories });
  const index = planned.pages.find(({ path }) => path === '/docs/api');

  expect(planned.sidebars['docs-2.0']).toEqual([]);
  expect(planned.pages.map(({ path }) => path)).not.toContain('/docs/2.0/api');
  expect((index?.context.frame as PageFrame).versions).toEqual({});
});

test('each sidebar opens with its root, or else with its first page', () => {
  expect(planSidebars({ pages, categories }).opens).toEqual({
    docs: '/docs/api',
    'docs-1.0': '/docs/1.0/a',
    'docs-2.0': '/docs/2.0',
  });
});

const versionsOf = (path: string, entries = { pages, categories }) => {
  const plan = planSidebars(entries).pages.find((page) => page.path === path);
  return (plan?.context.frame as PageFrame).versions;
};

test.each([
  ['/docs/api/keys', { '2.0': '/docs/2.0/api/keys' }],
  ['/docs/2.0/api/keys', { current: '/docs/api/keys' }],
  ['/docs/2.0/api', { current: '/docs/api' }],
  ['/docs/api/limits', {}],
  ['/docs/1.0/a', {}],
])('%s has its addresses in other versions', (path, versions) => {
  expect(versionsOf(path)).toEqual(versions);
});

test('pages of two versions correspond by id, whatever their addresses', () => {
  const moved = old.page('api/keys', { path: '/docs/2.0/secrets' });

  expect(
    versionsOf('/docs/api/keys', { pages: [current.page('api/keys'), moved], categories: [] }),
  ).toEqual({ '2.0': '/docs/2.0/secrets' });
});

test('with a single version, pages have no addresses in others', () => {
  const alone = { pages: [current.page('api/keys')], categories: [current.category('')] };

  expect(versionsOf('/docs/api/keys', alone)).toBeUndefined();
});
