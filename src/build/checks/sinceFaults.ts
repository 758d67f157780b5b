import { NO_DATE } from '../../model/changelog/changelog';
import type { Fault } from '../../model/fault';
import { linkedPath } from '../../model/address/linkedPath';

interface DatedPage {
  readonly path: string;
  readonly source: string;
  /** Date of a changelog entry. */
  readonly date?: string;
  /** When the feature of a page was released. */
  readonly since?: string | null;
  readonly content: { readonly links: readonly { readonly href: string; readonly line: number }[] };
}

/** The links in changelog entries to pages about features that were released after the entry. */
export function sinceFaults(pages: readonly DatedPage[]): Fault[] {
  const appeared = new Map(pages.flatMap((page) => (page.since ? [[page.path, page]] : [])));
  return pages.flatMap(({ source, date, content }) =>
    date === undefined || date === NO_DATE
      ? []
      : content.links.flatMap(({ href, line }) => {
          const target = appeared.get(linkedPath(href));
          return target?.since && target.since > date
            ? [{ file: source, line, message: tooEarly(date, target.source, target.since) }]
            : [];
        }),
  );
}

function tooEarly(date: string, page: string, since: string): string {
  return `The entry of ${date} links to ${page}, but that feature has only existed since ${since}. Remove the link, or correct one of the dates.`;
}
