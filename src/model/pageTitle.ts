/**
 * The text of a page's `<title>`: from the narrow to the wide.
 *
 * @example pageTitle('Query mode', 'Docs') // => 'Query mode · Docs · Learn'
 * @example pageTitle('Search')             // => 'Search · Learn'
 */
export function pageTitle(title: string, section?: string): string {
  return [title, section, 'Learn'].filter(Boolean).join(' · ');
}
