import type { ContentPage } from './contentPages';
import { elementsOf } from './pageParts';

/** The addresses of pages that a page leads to: links of its text, those that the build writes, and its related pages. */
export function targetsOf({ body, related }: ContentPage): readonly string[] {
  const written = elementsOf(body.tree, 'a').map(([, props]) => props?.href);
  const all = [...body.links.map(({ href }) => href), ...written, ...related];
  return all.filter((href) => typeof href === 'string').map((href) => href.replace(/#.*/, ''));
}

/** For each address, the other pages that lead there. */
export function sourcesByPath(
  pages: readonly ContentPage[],
): ReadonlyMap<string, ReadonlySet<ContentPage>> {
  const sources = new Map<string, Set<ContentPage>>();
  for (const page of pages) {
    for (const path of targetsOf(page)) {
      if (path !== page.path) sources.set(path, (sources.get(path) ?? new Set()).add(page));
    }
  }
  return sources;
}
