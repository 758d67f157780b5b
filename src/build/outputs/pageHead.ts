/** What stands in a page's head for machines; the build knows it, and the browser never needs it. */
export interface PageHead {
  /** Address of the picture for previews. */
  readonly image: string;
  /** Address of the page as Markdown. */
  readonly markdown?: string;
  /** Data of schema.org, as JSON. */
  readonly data?: string;
}

/** The file that the build keeps them in until the pages are published. */
export const PAGE_HEADS_FILE = '.cache/pageHeads.json';

/** Heads by the address of their page. */
export type PageHeads = Readonly<Record<string, PageHead>>;
