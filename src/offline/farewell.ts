import { cachesOf } from '../model/offline';
import { site, worker } from './scope';

/** What is left of the worker where the owner has switched it off: it forgets everything, and that it was there. */
async function leave(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachesOf(site())));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

void worker.skipWaiting();

worker.addEventListener('activate', (event) => {
  const gone = leave()
    .catch(() => undefined)
    .then(() => worker.registration.unregister());
  event.waitUntil(gone);
});
