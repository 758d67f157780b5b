import type { NavigationNode } from '../../model/navigation';
import type { LearnPageData } from '../learnPages';
import { searchPages, type PageSource } from './searchPages';
import { searchRecords, type DigestedRecord } from './searchRecords';

/** The records of all pages that readers may find, with the categories above them from the sidebars by id. */
export function siteRecords(
  pages: readonly LearnPageData[],
  sidebars: Readonly<Record<string, readonly NavigationNode[]>>,
  language: string,
): DigestedRecord[] {
  return searchPages(pages.map(pageSource), sidebars, language).flatMap(searchRecords);
}

function pageSource(page: LearnPageData): PageSource {
  const { path, title, description, section, unlisted, content } = page;
  return {
    path,
    title,
    description,
    section,
    unlisted,
    sections: content.sections,
    category: page.__typename === 'Category',
    ...('sidebar' in page ? { sidebar: page.sidebar } : {}),
    ...('date' in page ? { date: page.date } : {}),
  };
}
