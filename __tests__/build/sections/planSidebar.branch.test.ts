import { planSidebar } from '../../../src/build/sections/planSidebar';
import type { SidebarNode } from '../../../src/model/navigation/navigation';
import type { PageFrame } from '../../../src/model/navigation/pageFrame';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('docs', '/docs');
const topics = ['data', 'charts', 'apps', 'api', 'people', 'billing'];

/** The plan of `/docs/home/page-1` on a site with `count` pages outside its category. */
function planAmong(count: number) {
  const others = Array.from({ length: count }, (_, index) =>
    page(`${topics[index % topics.length]}/page-${index}`),
  );
  const own = [1, 2, 3].map((number) => page(`home/page-${number}`));
  const { pages } = planSidebar(
    'docs',
    [...own, ...others],
    ['', 'home', ...topics].map((folder) => category(folder)),
  );
  expect(pages).toHaveLength(count + own.length + topics.length + 2);
  return pages.find(({ path }) => path === '/docs/home/page-1')?.context as { frame: PageFrame };
}

const branchOf = (context: { frame: PageFrame }): readonly SidebarNode[] => context.frame.branch;

test('in the branch, the categories above the page are open and all others closed', () => {
  const branch = branchOf(planAmong(60));
  const open = branch.filter((node) => node.children && node.children.length > 0);

  expect(branch).toHaveLength(topics.length + 1);
  expect(open).toEqual([
    {
      title: 'home',
      path: '/docs/home',
      children: [1, 2, 3].map((number) => ({
        title: `page-${number}`,
        path: `/docs/home/page-${number}`,
      })),
    },
  ]);
});

test('the context of a page does not grow when other categories grow from 60 to 600 pages', () => {
  expect(planAmong(600)).toEqual(planAmong(60));
});
