import type { GatsbyCache } from 'gatsby';
import { createHash } from 'node:crypto';
import { kept } from '../kept';
import { pageMarkdown, twinPath } from './pageMarkdown';
import type { PublishedPage } from './publishedPages';

/** The Markdown of each page, by the address of its twin; that of a page which is as it was is not made anew. */
export async function markdownTwins(
  pages: readonly PublishedPage[],
  siteUrl: string,
  cache: GatsbyCache,
): Promise<ReadonlyMap<string, string>> {
  const twins = pages.map(async (page): Promise<[string, string]> => {
    const path = twinPath(page.path);
    const digest = createHash('sha256')
      .update(JSON.stringify([page, siteUrl]))
      .digest('hex');
    const version = { key: `twin ${path}`, digest };
    return [path, await kept(cache, version, () => pageMarkdown(page, siteUrl))];
  });
  return new Map(await Promise.all(twins));
}
