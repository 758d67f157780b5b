import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { Kept } from '../model/offline';
import type { Kind } from './addresses';
import { keptAs } from './addresses';
import { cacheOf } from './cacheOf';
import { cacheable } from './cacheable';

/** Seconds to wait for the server before showing what was kept: a slow line answers sooner, a dead one never. */
const SILENCE = 10;

/** How much is kept of each kind; what was used last stays. A release has some forty files of code. */
const MOST: Readonly<Record<Kept, number>> = { pages: 60, files: 400, code: 400, records: 2 };

/** How each kind of address is answered: what has a lasting name from the cache, all else from the network if there is one. */
export function strategies(): Readonly<Record<Kind, Strategy>> {
  const byPlace = {
    cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(keptAs(request.url)),
  };
  const options = (kept: Kept) => ({
    cacheName: cacheOf(kept),
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }: { response: Response }) => cacheable(response) },
      // When the disk is full, what was kept makes room.
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
    code: new CacheFirst(options('code')),
    records: new CacheFirst(options('records')),
  };
}
