/** Part of the product that entries of the changelog are about, with the address of its page. */
export interface ChangelogArea {
  readonly area: string;
  readonly path: string;
}

/** The areas that the entries name, by the alphabet. */
export function changelogAreas(
  entries: readonly { readonly tags: readonly string[] }[],
): ChangelogArea[] {
  const areas = [...new Set(entries.flatMap(({ tags }) => tags))];
  return areas
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((area) => ({ area, path: areaPath(area) }));
}

/** @example areaPath('semantic models') // => '/changelog/tags/semantic-models' */
function areaPath(area: string): string {
  return `/changelog/tags/${area.toLowerCase().replace(/\s+/g, '-')}`;
}
