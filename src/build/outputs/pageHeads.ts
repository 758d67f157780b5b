import type { PageLink } from '../../model/pageLink';
import { cardAddress, SITE_CARD } from './cardAddress';
import type { PageHead, PageHeads } from './pageHead';
import { twinPath } from './pageMarkdown';
import type { PublishedPage } from './publishedPages';
import { pageData, siteData, type StructuredSite } from './structuredData';

/** The heads of the home page and of every listed page; `trailOf` returns the pages above one. */
export function pageHeads(
  pages: readonly PublishedPage[],
  trailOf: (page: PublishedPage) => readonly PageLink[],
  site: StructuredSite,
): PageHeads {
  const heads = pages.map((page): [string, PageHead] => {
    const image = cardAddress(page, site.name);
    const trail = trailOf(page);
    const data = pageData({ ...page, type: page.__typename, trail, image }, site);
    return [page.path, { image, markdown: twinPath(page.path), data: JSON.stringify(data) }];
  });
  return Object.fromEntries([
    ['/', { image: SITE_CARD, data: JSON.stringify(siteData(site)) }],
    ...heads,
  ]);
}
