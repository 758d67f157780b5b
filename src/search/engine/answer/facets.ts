import type { SearchRecord } from '../../../model/search/searchRecord';
import type { FacetFilters, SearchParams } from '../contract';

const FACETS: Readonly<Record<string, (record: SearchRecord) => string>> = {
  type: ({ type }) => type,
  language: ({ language }) => language,
  docusaurus_tag: ({ docusaurus_tag }) => docusaurus_tag,
  'hierarchy.lvl0': ({ hierarchy }) => hierarchy.lvl0 ?? '',
};

type Predicate = (record: SearchRecord) => boolean;

/**
 * Returns a predicate for facet filters: the outer list is joined by AND, inner lists by OR, and a minus before the name
 * or the value negates a filter. Throws for an unknown facet or a filter without a value.
 */
export function facetFilter(filters: FacetFilters = []): Predicate {
  const all = (typeof filters === 'string' ? [filters] : filters)
    .map((filter) => (typeof filter === 'string' ? [filter] : filter).map(predicate))
    .filter((any) => any.length > 0);
  return (record) => all.every((any) => any.some((passes) => passes(record)));
}

function predicate(filter: string): Predicate {
  const [, minus, name = '', value = ''] = /^(-?)([^:]+):(.*)$/s.exec(filter) ?? [];
  if (name === '') {
    throw new Error(`The facet filter "${filter}" has no value. Write it like language:en.`);
  }
  const valueOf = facet(name);
  const negative = minus === '-' || value.startsWith('-');
  const wanted = value.replace(/^\\?-/, (sign) => (sign === '\\-' ? '-' : ''));
  return (record) => (valueOf(record) === wanted) !== negative;
}

/** Counts the records per value of each requested facet, most frequent values first. */
export function facetCounts(
  records: readonly SearchRecord[],
  { facets = [], maxValuesPerFacet = 100 }: SearchParams,
): Record<string, Record<string, number>> {
  const listed = typeof facets === 'string' ? [facets] : facets;
  const names = listed.includes('*') ? Object.keys(FACETS) : listed;
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>();
      for (const value of records.map(facet(name))) counts.set(value, (counts.get(value) ?? 0) + 1);
      const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxValuesPerFacet);
      return [name, Object.fromEntries(sorted)];
    }),
  );
}

function facet(name: string): (record: SearchRecord) => string {
  const valueOf = Object.hasOwn(FACETS, name) ? FACETS[name] : undefined;
  if (valueOf) return valueOf;
  const known = Object.keys(FACETS).join(', ');
  throw new Error(`The search records have no facet "${name}". Use one of ${known}.`);
}
