/** The areas of the product that the changelog sorts its entries by. */
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

/** One of the areas, spelled as entries have it among their tags. */
export type Area = (typeof AREAS)[number];

/** The areas that entries have, in the order of the list, each with the number of its entries. */
export function areasOf(
  entries: readonly { readonly tags: readonly string[] }[],
): { area: Area; count: number }[] {
  return AREAS.map((area) => ({
    area,
    count: entries.filter(({ tags }) => tags.includes(area)).length,
  })).filter(({ count }) => count > 0);
}
