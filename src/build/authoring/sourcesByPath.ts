import { linkedPaths } from '../content/linkedPaths';
import type { ContentPage } from './contentPages';

/** For each address, the other pages that link to it. */
export function sourcesByPath(
  pages: readonly ContentPage[],
): ReadonlyMap<string, ReadonlySet<ContentPage>> {
  const sources = new Map<string, Set<ContentPage>>();
  for (const page of pages) {
    for (const path of linkedPaths(page.body.links, page.related)) {
      if (path !== page.path) sources.set(path, (sources.get(path) ?? new Set()).add(page));
    }
  }
  return sources;
}
