import { SECTION_NAMES } from './sectionNames';

/** A section with one sidebar, which has its name: the docs have one for each version, the changelog has none. */
type OwnSidebar = Exclude<keyof typeof SECTION_NAMES, 'docs' | 'changelog'>;

/** The sections with a sidebar of their own, by its id. */
export const OWN_SIDEBARS: readonly OwnSidebar[] = Object.keys(SECTION_NAMES).filter(hasOwnSidebar);

/** Whether the id of a sidebar is that of a section with a sidebar of its own; any other is that of a version of the docs. */
export function hasOwnSidebar(name: string): name is OwnSidebar {
  return Object.hasOwn(SECTION_NAMES, name) && name !== 'docs' && name !== 'changelog';
}

/**
 * Name of the section that a sidebar belongs to; all versions of the docs are one section.
 *
 * @example sectionName('docs-v1') // => 'Docs'
 */
export function sectionName(sidebar: string): string {
  return SECTION_NAMES[hasOwnSidebar(sidebar) ? sidebar : 'docs'];
}
