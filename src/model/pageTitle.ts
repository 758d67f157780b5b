/**
 * The text of a page's `<title>`: from the narrow to the wide.
 *
 * @example pageTitle('Query mode', 'Docs', 'Learn')  // => 'Query mode · Docs · Learn'
 * @example pageTitle('Search', undefined, 'Learn')   // => 'Search · Learn'
 */
export function pageTitle(title: string, section: string | undefined, site: string): string {
  return [title, section, site].filter(Boolean).join(' · ');
}
