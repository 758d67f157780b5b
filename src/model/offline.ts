/** Address of the service worker that keeps pages for offline reading, below the site's prefix. */
export const OFFLINE_WORKER = '/sw.js';

/** The page that the worker serves instead of one it has not kept. */
export const OFFLINE_PAGE = '/offline.html';

/** Id of the element in which that page lists the kept pages. */
export const KEPT_PAGES = 'kept-pages';

/** The worker's caches, one for each kind of content. */
export const KEPT = ['pages', 'files', 'code', 'records'] as const;

/** The kind of content in a cache; the cache's name ends with it. */
export type Kept = (typeof KEPT)[number];

/** The prefix of all of the worker's cache names, which includes the site's scope. */
export const cachePrefix = (scope: string) => `offline ${scope} `;

/** The message with which a page asks the worker to keep addresses; Workbox handles it. */
export interface KeepMessage {
  readonly type: 'CACHE_URLS';
  readonly payload: { readonly urlsToCache: readonly string[] };
}

/** What the build passes to the worker. */
export interface Release {
  /** The files that pages of this release may still request, by their paths in the site's folder. */
  readonly code: readonly string[];
  /** Pages that are kept before they are read, by their addresses on the site. */
  readonly pages: readonly string[];
  /** Changes whenever the offline page or a page that is kept in advance does. */
  readonly version: string;
}
