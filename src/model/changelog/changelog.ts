import { SECTION_NAMES } from '../navigation/sectionNames';

/** The changelog in breadcrumbs and lists: its name and its first page. */
export const CHANGELOG = { title: SECTION_NAMES.changelog, path: '/changelog' } as const;

/** The list of all entries by year. */
export const CHANGELOG_ARCHIVE = { title: 'Archive', path: '/changelog/archive' } as const;

/** Stands for the date of an entry whose file name is not one. */
export const NO_DATE = '1970-01-01';

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})(?:-(?:\d+|[a-z][a-z0-9]*(?:-[a-z0-9]+)*))?$/;

/**
 * The date in the name of a changelog file, or null if the name is not a calendar date with an optional suffix.
 *
 * @example changelogDate('2024-06-05-2')          // => '2024-06-05'
 * @example changelogDate('2023-05-11-magic-beta') // => '2023-05-11'
 * @example changelogDate('release-notes')         // => null
 * @example changelogDate('2025-02-31')            // => null
 */
export function changelogDate(fileName: string): string | null {
  const date = FILE_NAME.exec(fileName)?.[1];
  return date && isDay(date) ? date : null;
}

/** Checks that a date exists: `Date` would parse February 31 as March 3. */
export function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

/**
 * The address of a list page, counted from 1.
 *
 * @example changelogListPath(1) // => '/changelog'
 * @example changelogListPath(2) // => '/changelog/page/2'
 */
export function changelogListPath(page: number): string {
  return page === 1 ? CHANGELOG.path : `${CHANGELOG.path}/page/${page}`;
}

/** Compares by address, newest first; of two entries on one day, the later suffix comes first. */
export function newestFirst(a: { readonly path: string }, b: { readonly path: string }): number {
  return b.path.localeCompare(a.path, 'en', { numeric: true });
}

/** Groups entries by year, newest year first, keeping the given order within a year. */
export function byYear<Entry extends { readonly date: string }>(
  entries: readonly Entry[],
): { year: string; entries: Entry[] }[] {
  const years = [...new Set(entries.map((entry) => entry.date.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({
    year,
    entries: entries.filter((entry) => entry.date.startsWith(year)),
  }));
}

/**
 * A date in words.
 *
 * @example dateInWords('2025-10-29') // => 'October 29, 2025'
 */
export function dateInWords(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
