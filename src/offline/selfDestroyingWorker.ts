import { CacheExpiration } from 'workbox-expiration';
import { cachePrefix, KEPT, type Kept } from '../model/offline';
import { cacheOf } from './cacheOf';
import { site, worker } from './scope';

/** The worker of a site that has switched offline reading off: it deletes everything it kept and unregisters itself. */
async function leave(): Promise<void> {
  // If one fails, the others are deleted all the same.
  await Promise.allSettled([dropCaches(), ...KEPT.map(forgetTimes)]);
}

async function dropCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(site())));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Workbox records when each address was used, in one database for all sites of the origin. */
function forgetTimes(kept: Kept): Promise<void> {
  // A limit is required, but has no effect here.
  return new CacheExpiration(cacheOf(kept), { maxEntries: 1 }).delete();
}

void worker.skipWaiting();

worker.addEventListener('activate', (event) => {
  event.waitUntil(leave().then(() => worker.registration.unregister()));
});
