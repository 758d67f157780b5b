import { setImmediate } from 'node:timers/promises';
import { cachedText } from '../cachedText';
import { pageMarkdown, twinPath } from './pageMarkdown';
import type { PublishedPage } from './publishedPages';

/** The Markdown of each page, by the address of its twin; an unchanged page keeps its own. */
export async function markdownTwins(
  pages: readonly PublishedPage[],
  siteUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const twins = new Map<string, string>();
  for (const page of pages) {
    const path = twinPath(page.path);
    const from = JSON.stringify([page, siteUrl]);
    twins.set(
      path,
      cachedText(`twin ${path}`, from, () => pageMarkdown(page, siteUrl)),
    );
    // Lets Gatsby, which waits for other processes meanwhile, have the thread between two pages.
    await setImmediate();
  }
  return twins;
}
