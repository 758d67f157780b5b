/** More than this is not searched for; the hosted service refuses it. */
export const LONGEST_QUERY = 512;

/**
 * What is searched for when this was typed.
 *
 * @example searchedQuery('  sql ') // => 'sql'
 */
export function searchedQuery(typed: string): string {
  // The cut may split a surrogate pair.
  return typed
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
