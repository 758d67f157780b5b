/**
 * The text of a page's `<title>`: from specific to general, without duplicates.
 *
 * @example pageTitle('Query mode', 'Docs', 'Learn')  // => 'Query mode · Docs · Learn'
 * @example pageTitle('Search', undefined, 'Learn')   // => 'Search · Learn'
 * @example pageTitle('Docs', 'Docs', 'Learn')        // => 'Docs · Learn'
 */
export function pageTitle(title: string, section: string | undefined, site: string): string {
  return [...new Set([title, section, site])].filter(Boolean).join(' · ');
}
