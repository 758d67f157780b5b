import { planSidebars } from '../../../src/build/sections/docs';
import type { Section } from '../../../src/build/sections/section';
import { tutorials } from '../../../src/build/sections/tutorials';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('tutorials', '/tutorials');
const pages = [page('start/basics'), page('start/advanced', { position: 2 })];
const categories = [category(''), category('start')];

test('tutorials have a sidebar of their own', async () => {
  const answer = { data: { allTutorial: { nodes: pages }, allCategory: { nodes: categories } } };
  const graphql = (() => Promise.resolve(answer)) as unknown as Parameters<Section['plan']>[0];
  const plan = await tutorials.plan(graphql);

  expect(plan).toEqual(planSidebars(pages, categories));
  expect(plan.sidebars).toMatchObject({
    tutorials: [
      {
        path: '/tutorials/start',
        children: [{ path: '/tutorials/start/basics' }, { path: '/tutorials/start/advanced' }],
      },
    ],
  });
});
