import { pathOnSite } from '../data/pathOnSite';
import { routeChange } from '../data/routeChange';
import { siteFrame } from '../data/siteFrame';
import { OFFLINE_WORKER, type KeepMessage } from '../model/offline';
import { pageDataFile } from '../model/pageDataFile';

// In milliseconds: a reader who leaves sooner has only passed through the page.
const READ = 1500;

/** From now on a worker keeps the pages that are read, and answers with them when there is no network. */
export function keepPages(): void {
  // In development nothing may be kept. Where the page is not served securely, there are no workers.
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
  // What was loaded before the first worker is kept now; most of it is in the browser's own cache.
  else serviceWorker.addEventListener('controllerchange', () => keep(loaded()), { once: true });
  keepNextPages(keep);
  serviceWorker
    .register(__PATH_PREFIX__ + OFFLINE_WORKER, { updateViaCache: 'none' })
    // Without a worker the site is as it was.
    .catch(() => undefined);
}

/** Keeps the pages that the reader goes on to: the browser asks for their data only, and may have had it for a long time. */
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

/** The page and all that it has asked for. */
function loaded(): string[] {
  return [here(), ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

function isOurs(address: string): boolean {
  return address.startsWith(`${window.location.origin}${__PATH_PREFIX__}/`);
}
