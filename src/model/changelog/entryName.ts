/**
 * The name of a changelog entry, which is its id in the list of entries and begins the ids within it there.
 *
 * @example entryName('/changelog/2025-10-30') // => '2025-10-30'
 */
export function entryName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
