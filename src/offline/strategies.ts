import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { Kept } from '../model/offline';
import type { Kind } from './addresses';
import { keptAs } from './addresses';
import { cacheOf } from './cacheOf';
import { cacheable } from './cacheable';

/** Seconds to wait for the server before using the cache: a slow connection responds sooner, a dead one never. */
const SILENCE = 10;

/** Maximum number of entries of each kind; the most recently used ones stay. A release has about forty code files. */
const MOST: Readonly<Record<Kept, number>> = { pages: 60, files: 400, code: 400, records: 2 };

/**
 * The caching strategy for each kind of address: cache first for files with permanent names, network first for
 * everything else.
 */
export function strategies(): Readonly<Record<Kind, Strategy>> {
  const byPlace = {
    cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(keptAs(request.url)),
  };
  const options = (kept: Kept, lasting = false) => ({
    cacheName: cacheOf(kept),
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }: { response: Response }) => cacheable(response, lasting) },
      // If the disk is full, the cache is purged.
      new ExpirationPlugin({ maxEntries: MOST[kept], purgeOnQuotaError: true }),
    ],
  });
  const online = (kept: Kept) => {
    const { plugins, ...rest } = options(kept);
    return new NetworkFirst({
      ...rest,
      plugins: [byPlace, ...plugins],
      networkTimeoutSeconds: SILENCE,
    });
  };
  return {
    page: online('pages'),
    file: online('files'),
    code: new CacheFirst(options('code', true)),
    records: new CacheFirst(options('records', true)),
  };
}
