import { SECTION_NAMES } from './sectionNames';

/**
 * Name of the part of the site that a sidebar belongs to; the versions of the docs are one part.
 *
 * @example sectionName('docs-v1') // => 'Docs'
 */
export function sectionName(sidebar: string): string {
  return SECTION_NAMES[sidebar === 'tutorials' ? sidebar : 'docs'];
}
