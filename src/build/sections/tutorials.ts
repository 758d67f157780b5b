import { planSidebars } from './planSidebars';
import type { Section } from './section';
import { sidebarEntries } from './sidebarEntries';

/** The tutorials, with a sidebar of their own. */
export const tutorials: Section = {
  plan: async (graphql) => planSidebars(await sidebarEntries(graphql, { eq: 'tutorials' })),
};
