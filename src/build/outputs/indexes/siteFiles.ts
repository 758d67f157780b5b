import { twinPath } from '../../../model/address/twinPath';
import { areaPath } from '../../../model/changelog/areaPath';
import { areasOf } from '../../../model/changelog/areas';
import { CHANGELOG, newestFirst } from '../../../model/changelog/changelog';
import type { NavigationFile } from '../../../model/navigation/navigationFile';
import type { PublishedPage } from '../publishedPages';
import type { SiteFacts } from '../siteFacts';
import { FEED_FILES, feeds, type FeedEntry } from './feeds';
import { llmsFull, llmsIndex, llmsSection } from './llms';
import { LLMS_ADDRESS } from './llmsAddress';
import { llmsSections } from './llmsSections';
import { openSearch, robots, webManifest } from './siteDescriptions';
import { sitemap } from './sitemap';

/** What a build publishes for machines. */
interface Published {
  readonly pages: readonly PublishedPage[];
  /** The Markdown of each page, by the address of its twin. */
  readonly twins: ReadonlyMap<string, string>;
  /** The addresses of all listed pages, including those without a content file. */
  readonly paths: readonly string[];
  readonly sidebars: NavigationFile;
  readonly site: SiteFacts & { readonly copyright: string; readonly hasContract: boolean };
}

/** The text files published alongside the pages, by address: indexes for language models, feeds, the sitemap. */
export function siteFiles({ pages, twins, paths, sidebars, site }: Published): Map<string, string> {
  const { siteUrl } = site;
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  const markdownOf = ({ path }: PublishedPage) => twins.get(twinPath(path)) ?? '';
  const sections = llmsSections(pages, sidebars);
  return new Map([
    [LLMS_ADDRESS, llmsIndex(site, sections)],
    ...sections.flatMap((section): [string, string][] => [
      [`${section.path}/llms.txt`, llmsSection(section, siteUrl)],
      [`${section.path}/llms-full.txt`, llmsFull(section, markdownOf)],
    ]),
    ...changelogFeeds(pages.filter(isEntry).sort(newestFirst), site),
    [
      '/sitemap.xml',
      sitemap(
        paths.map((path) => ({ path, modified: modified.get(path) })),
        siteUrl,
      ),
    ],
    ['/robots.txt', robots(siteUrl)],
    ['/manifest.webmanifest', webManifest(site)],
    ['/opensearch.xml', openSearch(site)],
  ]);
}

const isEntry = (page: PublishedPage): page is FeedEntry => page.__typename === 'ChangelogEntry';

/** The feeds of the whole changelog and of each of its areas. */
function changelogFeeds(
  entries: readonly FeedEntry[],
  site: Published['site'],
): [string, string][] {
  const { publisher, siteUrl, copyright, language } = site;
  const feed = (path: string, title: string, some: readonly FeedEntry[]) => {
    const description = `What changed in ${publisher}, newest first.`;
    const files = feeds(some, {
      site: site.title,
      title,
      description,
      siteUrl,
      path,
      copyright,
      language,
      author: publisher,
    });
    return FEED_FILES.map((name): [string, string] => [`${path}/${name}`, files[name]]);
  };
  return [
    ...feed(CHANGELOG.path, `${publisher} changelog`, entries),
    ...areasOf(entries).flatMap(({ area }) =>
      feed(
        areaPath(area),
        `${publisher} changelog: ${area}`,
        entries.filter(({ tags }) => tags.includes(area)),
      ),
    ),
  ];
}
