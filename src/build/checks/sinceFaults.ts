import type { Fault } from '../../model/fault';
import { linkedPath } from '../content/linkedPath';

interface DatedPage {
  readonly path: string;
  readonly source: string;
  /** When an entry of the changelog appeared. */
  readonly date?: string;
  /** When the feature of a page appeared. */
  readonly since?: string | null;
  readonly content: { readonly links: readonly { readonly href: string; readonly line: number }[] };
}

/** The links of changelog entries to pages of features that did not exist yet on the day of the entry. */
export function sinceFaults(pages: readonly DatedPage[]): Fault[] {
  const appeared = new Map(pages.flatMap((page) => (page.since ? [[page.path, page]] : [])));
  return pages.flatMap(({ source, date, content }) =>
    date === undefined
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
  return `The entry of ${date} links to ${page}, whose feature exists since ${since}. Take the link away, or correct one of the dates.`;
}
