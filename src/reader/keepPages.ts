import { pathOnSite } from '../data/pathOnSite';
import { routeChange } from '../data/routeChange';
import { siteFrame } from '../data/siteFrame';
import { OFFLINE_WORKER, type KeepMessage } from '../model/offline';
import { pageDataFile } from '../model/address/pageDataFile';

// In milliseconds: a reader who leaves sooner has not read the page.
const READ = 1500;

/** Registers a service worker that keeps the pages that are read, for reading them offline. */
export function keepPages(): void {
  // Never in development. Without a secure context there are no service workers.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!siteFrame.offline || process.env.NODE_ENV !== 'production' || !serviceWorker) return;
  const keep = (addresses: readonly string[]) => {
    const message: KeepMessage = {
      type: 'CACHE_URLS',
      payload: { urlsToCache: addresses.filter(isOurs) },
    };
    serviceWorker.controller?.postMessage(message);
  };
  if (serviceWorker.controller) keep([here()]);
  // Once the first worker is active, keep what was loaded before it; most of it is in the browser's own cache.
  else serviceWorker.addEventListener('controllerchange', () => keep(loaded()), { once: true });
  keepNextPages(keep);
  serviceWorker
    .register(__PATH_PREFIX__ + OFFLINE_WORKER, { updateViaCache: 'none' })
    // Without a worker the site works as before.
    .catch(() => undefined);
}

/** Keeps pages reached by navigation: the browser fetches only their data, and may have done so long before. */
function keepNextPages(keep: (addresses: readonly string[]) => void): void {
  let timer = 0;
  let kept = here();
  routeChange.subscribe((underWay) => {
    window.clearTimeout(timer);
    // `routeChange` also reports jumps within a page; on one that is kept, there is nothing to keep.
    if (underWay || here() === kept) return;
    timer = window.setTimeout(() => {
      kept = here();
      keep([kept, dataHere()]);
    }, READ);
  });
}

function here(): string {
  return window.location.origin + window.location.pathname;
}

function dataHere(): string {
  const { origin, pathname } = window.location;
  return `${origin}${__PATH_PREFIX__}/${pageDataFile(pathOnSite(pathname))}`;
}

/** The page and everything it has requested. */
function loaded(): string[] {
  return [here(), ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

function isOurs(address: string): boolean {
  return address.startsWith(`${window.location.origin}${__PATH_PREFIX__}/`);
}
