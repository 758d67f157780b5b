import { kept, sha256 } from '../kept';
import { pageMarkdown, twinPath } from './pageMarkdown';
import type { PublishedPage } from './publishedPages';

/** The Markdown of each page, by the address of its twin; that of a page which is as it was is not made anew. */
export function markdownTwins(
  pages: readonly PublishedPage[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  return new Map(
    pages.map((page) => {
      const path = twinPath(page.path);
      const version = { key: `twin ${path}`, digest: sha256(JSON.stringify([page, siteUrl])) };
      return [path, kept(version, () => pageMarkdown(page, siteUrl))];
    }),
  );
}
