/** The product areas by which changelog entries are tagged. */
export const AREAS = [
  'SQL',
  'Python',
  'R',
  'AI',
  'apps',
  'charts',
  'tables',
  'notebook',
  'connections',
  'semantic models',
  'sharing',
  'scheduling',
  'explore',
  'admin',
  'API',
  'security',
  'performance',
  'projects',
  'integrations',
] as const;

/** One of the areas, spelled as in the entries' tags. */
export type Area = (typeof AREAS)[number];

/** The areas that have entries, in the order of `AREAS`, each with its number of entries. */
export function areasOf(
  entries: readonly { readonly tags: readonly string[] }[],
): { area: Area; count: number }[] {
  return AREAS.map((area) => ({
    area,
    count: entries.filter(({ tags }) => tags.includes(area)).length,
  })).filter(({ count }) => count > 0);
}
