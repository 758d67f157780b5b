/** The part of a page's head that is only for machines; the build writes it, and the browser code never needs it. */
export interface PageHead {
  /** Address of the picture for link previews. */
  readonly image: string;
  /** Address of the page as Markdown. */
  readonly markdown?: string;
  /** Structured data (schema.org), as JSON. */
  readonly data?: string;
}

/** The file in which the build keeps the heads until the pages are published. */
export const PAGE_HEADS_FILE = '.cache/pageHeads.json';

/** Heads by the address of the page. */
export type PageHeads = Readonly<Record<string, PageHead>>;
