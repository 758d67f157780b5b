import { planSidebar } from '../../../src/build/sections/planSidebar';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('docs', '/docs');
const unlisted = page('api/hidden', { unlisted: true });
const root = category('', { title: 'Docs' });
const planned = planSidebar(
  'docs',
  [page('api/keys'), unlisted, page('api/limits')],
  [root, category('api')],
);

const planOf = (path: string) => planned.pages.find((plan) => plan.path === path);

test('an unlisted page is planned', () => {
  expect(planOf('/docs/api/hidden')?.context).toMatchObject({ id: 'docs api/hidden' });
});

test('an unlisted page is in no sidebar, on no card and next to no page', () => {
  const others = planned.pages.filter(({ path }) => path !== '/docs/api/hidden');

  expect(JSON.stringify([planned.tree, others])).not.toContain('hidden');
});

test('an unlisted page has a closed sidebar and no neighbours', () => {
  expect(planOf('/docs/api/hidden')?.context).toMatchObject({
    frame: {
      sidebar: 'docs',
      branch: [{ title: 'api', children: [] }],
      trail: [{ title: 'Docs', path: '/docs' }],
      previous: null,
      next: null,
    },
  });
});
