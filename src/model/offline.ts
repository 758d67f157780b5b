/** Where the worker that keeps pages for readers without a network is served, below the site's prefix. */
export const OFFLINE_WORKER = '/sw.js';

/** The page that the worker shows in the place of one that it has not kept. */
export const OFFLINE_PAGE = '/offline.html';

/** Where that page lists what has been kept. */
export const KEPT_PAGES = 'kept-pages';

/** The parts of what the worker keeps, each in a cache of its own. */
export const KEPT = ['pages', 'files', 'code', 'records'] as const;

/** The name of one of these parts; the name of its cache ends with it. */
export type Kept = (typeof KEPT)[number];

/** Every cache of the worker has a name that begins like this, with the address of its site. */
export const cachePrefix = (scope: string) => `offline ${scope} `;

/** The message by which a page asks the worker to keep addresses; Workbox knows it. */
export interface KeepMessage {
  readonly type: 'CACHE_URLS';
  readonly payload: { readonly urlsToCache: readonly string[] };
}

/** What the build tells the worker. */
export interface Release {
  /** The files that pages of this release may still ask for, by their names in the site's folder. */
  readonly code: readonly string[];
  /** Pages that are kept before they are read, by their addresses below the site. */
  readonly pages: readonly string[];
  /** Changes with the page that is shown without a network. */
  readonly offlinePage: string;
}
