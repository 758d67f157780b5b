import type { ChangelogItem } from './changelogItem';

/** Address of the file that the changelog filter searches. */
export const CHANGELOG_FILE = '/changelog/entries.json';

/** An entry as shown by the filter. */
export interface FilteredEntry {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly items: readonly ChangelogItem[];
}
