import { CacheExpiration } from 'workbox-expiration';
import { cachePrefix, KEPT, type Kept } from '../model/offline';
import { cacheOf } from './cacheOf';
import { site, worker } from './scope';

/** What is left of the worker where the owner has switched it off: it forgets everything, and that it was there. */
async function leave(): Promise<void> {
  // One may fail: the others are forgotten all the same.
  await Promise.allSettled([dropCaches(), ...KEPT.map(forgetTimes)]);
}

async function dropCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(site())));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Workbox notes when each address was read, in one database for all sites of the origin. */
function forgetTimes(kept: Kept): Promise<void> {
  // A limit is required, but does not matter here.
  return new CacheExpiration(cacheOf(kept), { maxEntries: 1 }).delete();
}

void worker.skipWaiting();

worker.addEventListener('activate', (event) => {
  event.waitUntil(leave().then(() => worker.registration.unregister()));
});
