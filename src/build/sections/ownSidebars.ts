import { OWN_SIDEBARS } from '../../model/ownSidebar';
import { planSidebars } from './planSidebars';
import type { Section } from './section';
import { sidebarEntries } from './sidebarEntries';

/** The tutorials, and any other part with a sidebar of its own. */
export const ownSidebars: readonly Section[] = OWN_SIDEBARS.map((sidebar) => ({
  plan: async (graphql) => planSidebars(await sidebarEntries(graphql, { eq: sidebar })),
}));
