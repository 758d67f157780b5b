import { hasOwnSidebar } from './ownSidebar';
import { SECTION_NAMES } from './sectionNames';

/**
 * Name of the site's section that a sidebar belongs to; all versions of the docs are one section.
 *
 * @example sectionName('docs-v1') // => 'Docs'
 */
export function sectionName(sidebar: string): string {
  return SECTION_NAMES[hasOwnSidebar(sidebar) ? sidebar : 'docs'];
}
