import { areaSlug } from '../model/changelog/areaPath';
import { AREAS, type Area } from '../model/changelog/areas';
import type { FilteredEntry } from '../model/changelog/changelogFile';
import { CHANGE_KINDS, type ChangeKind } from '../model/changelog/changelogItem';

/** What the reader filters the changelog by; undefined where nothing is chosen. */
export interface Filter {
  readonly area?: Area;
  readonly kind?: ChangeKind;
}

/**
 * The filter in a page's query string; unknown names are ignored.
 *
 * @example filterIn('?area=semantic-models&kind=fixed') // => { area: 'semantic models', kind: 'Fixed' }
 */
export function filterIn(search: string): Filter {
  const params = new URLSearchParams(search);
  return {
    area: AREAS.find((area) => areaSlug(area) === params.get('area')),
    kind: CHANGE_KINDS.find((kind) => kind.toLowerCase() === params.get('kind')),
  };
}

/**
 * The same address with this filter; its other parameters and its hash are unchanged.
 *
 * @example withFilter('https://a.b/changelog?from=mail', { area: 'SQL' }) // => 'https://a.b/changelog?from=mail&area=sql'
 */
export function withFilter(address: string, { area, kind }: Filter): string {
  const url = new URL(address);
  url.searchParams.delete('area');
  url.searchParams.delete('kind');
  if (area) url.searchParams.set('area', areaSlug(area));
  if (kind) url.searchParams.set('kind', kind.toLowerCase());
  return url.href;
}

/** The entries in the area, each with only its items of the kind; entries without such items are left out. */
export function filtered(
  entries: readonly FilteredEntry[],
  { area, kind }: Filter,
): FilteredEntry[] {
  return entries
    .filter(({ tags }) => !area || tags.includes(area))
    .map((entry) => ({ ...entry, items: entry.items.filter((item) => item.kind === kind) }))
    .filter(({ items }) => !kind || items.length > 0);
}
