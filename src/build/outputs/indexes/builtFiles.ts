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
  );
  const top = folders.filter((one) => !folders.some((other) => isWithin(one, other)));
  const feeds = [CHANGELOG.path, ...areasOf(entries).map(({ area }) => areaPath(area))];
  return [
    ...listed.map(({ path }) => twinPath(path)),
    LLMS_ADDRESS,
    ...[...top.map(({ path }) => path), CHANGELOG.path].flatMap((path) => [
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

interface Folder {
  readonly sidebar: string;
  readonly folder: string;
}

/** Whether one category is below another; the root of a sidebar is a section of its own. */
function isWithin(one: Folder, other: Folder): boolean {
  const above = other.folder;
  return above !== '' && one.sidebar === other.sidebar && one.folder.startsWith(`${above}/`);
}
