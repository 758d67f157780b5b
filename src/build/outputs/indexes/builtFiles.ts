import { twinPath } from '../../../model/address/twinPath';
import { areaPath } from '../../../model/changelog/areaPath';
import { areasOf } from '../../../model/changelog/areas';
import { CHANGELOG } from '../../../model/changelog/changelog';
import type { LearnPageData } from '../../learnPages';
import { listedPages, shownCategories } from '../../listedPages';
import { FEED_FILES } from './feeds';
import { LLMS_ADDRESS } from './llmsAddress';

/** The addresses of the files that `siteFiles` makes of pages, for checking links before these files exist. */
export function builtFiles(pages: readonly LearnPageData[]): string[] {
  const isCategory = ({ __typename: type }: LearnPageData) => type === 'Category';
  const listed = listedPages(pages);
  const entries = listed.flatMap((page) => (page.__typename === 'ChangelogEntry' ? [page] : []));
  const folders = shownCategories(
    pages.flatMap((page) => (page.__typename === 'Category' ? [page] : [])),
    pages.filter((page) => !isCategory(page)),
  ).filter(({ folder }) => !folder.includes('/'));
  const feeds = [CHANGELOG.path, ...areasOf(entries).map(({ area }) => areaPath(area))];
  return [
    ...listed.map(({ path }) => twinPath(path)),
    LLMS_ADDRESS,
    ...[...folders.map(({ path }) => path), CHANGELOG.path].flatMap((path) => [
      `${path}/llms.txt`,
      `${path}/llms-full.txt`,
    ]),
    ...feeds.flatMap((path) => FEED_FILES.map((name) => `${path}/${name}`)),
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/opensearch.xml',
  ];
}
