import { hasOwnSidebar, OWN_SIDEBARS } from '../../model/navigation/sidebarSections';
import type { LearnPageData } from '../learnPages';
import { planChangelog } from './planChangelog';
import { planSidebars } from './planSidebars';
import type { SectionPlan } from './section';

/** What each part of the site plans for its share of the content. */
export function sectionPlans(content: readonly LearnPageData[]): SectionPlan[] {
  const entries = content.filter((page) => page.__typename === 'ChangelogEntry');
  return [
    // The docs: every version has its own sidebar.
    sidebarsPlan(content, (sidebar) => !hasOwnSidebar(sidebar)),
    ...OWN_SIDEBARS.map((own) => sidebarsPlan(content, (sidebar) => sidebar === own)),
    { pages: planChangelog(entries), sidebars: {}, opens: {} },
  ];
}

function sidebarsPlan(
  content: readonly LearnPageData[],
  isOwn: (sidebar: string) => boolean,
): SectionPlan {
  const own = content.filter((page) => 'sidebar' in page).filter((page) => isOwn(page.sidebar));
  return planSidebars({
    pages: own.filter((page) => page.__typename !== 'Category'),
    categories: own.filter((page) => page.__typename === 'Category'),
  });
}
