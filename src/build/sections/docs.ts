import { OWN_SIDEBARS } from '../../model/ownSidebar';
import { planSidebars } from './planSidebars';
import type { Section } from './section';
import { sidebarEntries } from './sidebarEntries';

/** The docs: the current version and any others, each with its own sidebar. */
export const docs: Section = {
  plan: async (graphql) => planSidebars(await sidebarEntries(graphql, { nin: OWN_SIDEBARS })),
};
