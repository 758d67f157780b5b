/**
 * How many results there are for a query, as readers and screen readers are told.
 *
 * @example resultCount(12, 'sql') // => '12 results for “sql”'
 */
export function resultCount(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}
