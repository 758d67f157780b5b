import type { ChangelogItem } from './changelogItem';

/** Address of the file that holds what the filter of the changelog looks through. */
export const CHANGELOG_FILE = '/changelog/entries.json';

/** An entry as the filter shows it. */
export interface FilteredEntry {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly items: readonly ChangelogItem[];
}
