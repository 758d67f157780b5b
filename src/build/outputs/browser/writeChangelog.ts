import { join } from 'node:path';
import { newestFirst } from '../../../model/changelog/changelog';
import { CHANGELOG_FILE, type FilteredEntry } from '../../../model/changelog/changelogFile';
import type { ChangelogItem } from '../../../model/changelog/changelogItem';
import type { LearnPageData } from '../../learnPages';
import { writeFile } from '../../writeFile';

/** Writes all entries, newest first, to one file that the browser fetches when a reader first filters the changelog. */
export function writeChangelog(pages: readonly LearnPageData[]): void {
  const entries = pages
    .flatMap((page) => (page.__typename === 'ChangelogEntry' && !page.unlisted ? [page] : []))
    .sort(newestFirst)
    .map(({ path, title, date, description, tags, content }): FilteredEntry => {
      // Cast because GraphQL types the kinds as strings; `changelogItems` writes the items.
      const items = content.items as readonly ChangelogItem[];
      return { path, title, date, description, tags, items };
    });
  writeFile(join('public', CHANGELOG_FILE), JSON.stringify(entries));
}
