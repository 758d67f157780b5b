import { resolve } from 'node:path';
import { areaPath } from '../../model/changelog/areaPath';
import { areasOf } from '../../model/changelog/areas';
import { CHANGELOG_ARCHIVE, changelogListPath, newestFirst } from '../../model/changelog/changelog';
import { neighbours } from '../../model/navigation/neighbours';
import type { PagePlan } from './section';

interface EntrySource {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly unlisted: boolean;
  readonly tags: readonly string[];
}

/** Number of entries on one page of the list. */
const PAGE_SIZE = 6;

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/** Plans the pages of the list, the archive, a page per area and a page per entry; entries may be in any order. */
export function planChangelog(entries: readonly EntrySource[]): PagePlan[] {
  const listed = entries.filter((entry) => !entry.unlisted).sort(newestFirst);
  const pages = listPages(listed);
  const areas = areasOf(listed);
  const beside = neighbours(listed);
  return [
    ...pages.map((page, index) => ({
      path: changelogListPath(index + 1),
      component: template('ChangelogListPage'),
      context: {
        ids: page.map((entry) => entry.id),
        page: index + 1,
        pageCount: pages.length,
        areas,
      },
    })),
    {
      path: CHANGELOG_ARCHIVE.path,
      component: template('ChangelogArchivePage'),
      context: { areas },
    },
    ...areas.map(({ area }) => ({
      path: areaPath(area),
      component: template('ChangelogAreaPage'),
      context: { area, areas },
    })),
    ...entries.map((entry) => ({
      path: entry.path,
      component: template('ChangelogEntryPage'),
      context: { id: entry.id, ...beside(entry.path) },
    })),
  ];
}

/** The entries of each page of the list; without entries, there is one empty page. */
function listPages(entries: readonly EntrySource[]): EntrySource[][] {
  const count = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, page) =>
    entries.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
}
