import { counted } from '../../model/counted';
import type { Digests } from './algoliaIndex';

/** Sentences that say how the records of an index differ from those of the site; empty if they are the same. */
export function algoliaDifferences(site: Digests, index: Digests): string[] {
  const inSite = Object.keys(site);
  const inIndex = Object.keys(index);
  const missing = inSite.filter((id) => !Object.hasOwn(index, id));
  const extra = inIndex.filter((id) => !Object.hasOwn(site, id));
  const changed = inSite.filter((id) => Object.hasOwn(index, id) && site[id] !== index[id]);
  return [
    ...(inSite.length === inIndex.length
      ? []
      : [`The site has ${counted(inSite.length, 'record')}, the index ${inIndex.length}.`]),
    ...sentences(missing, 'missing from the index'),
    ...sentences(extra, 'in the index but not on the site'),
    ...sentences(changed, 'out of date in the index'),
  ];
}

function sentences(ids: readonly string[], what: string): string[] {
  if (ids.length === 0) return [];
  const [first, ...others] = ids;
  const among = others.length > 0 ? `, among them ${first}` : `: ${first}`;
  return [`${counted(ids.length, 'record')} ${ids.length === 1 ? 'is' : 'are'} ${what}${among}.`];
}
