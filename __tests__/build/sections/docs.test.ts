import { docs } from '../../../src/build/sections/docs';
import { planSidebars } from '../../../src/build/sections/planSidebars';
import type { Section } from '../../../src/build/sections/section';
import { ownSidebars } from '../../../src/build/sections/ownSidebars';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('docs', '/docs');
const pages = [page('api/keys')];
const categories = [category('api'), category('')];

/** Answers as the query would, and records the variables. */
function answering(asked: unknown[]) {
  const nodes = [
    ...pages.map((node) => ({ ...node, __typename: 'Doc' })),
    ...categories.map((node) => ({ ...node, __typename: 'Category' })),
  ];
  return ((_query: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve({ data: { allSidebarPage: { nodes } } });
  }) as unknown as Parameters<Section['plan']>[0];
}

test.each([
  ['docs', docs, { filter: { nin: ['tutorials'] } }],
  ['tutorials', ownSidebars[0]!, { filter: { eq: 'tutorials' } }],
])(
  'the section %s plans the pages and categories of its own sidebars',
  async (_, section, wanted) => {
    const asked: unknown[] = [];
    const plan = await section.plan(answering(asked));

    expect(asked).toEqual([wanted]);
    expect(plan.pages.map(({ path }) => path)).toEqual(
      planSidebars({ pages, categories }).pages.map(({ path }) => path),
    );
  },
);
