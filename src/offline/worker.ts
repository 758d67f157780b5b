import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import type { KeepMessage, Release } from '../model/offline';
import { kindOf, type Kind } from './addresses';
import { forgetPages, keepRelease } from './keepRelease';
import { keepOfflinePage, offlineAnswer } from './offlineAnswer';
import { site, worker } from './scope';
import { strategies } from './strategies';

/** Inserted by the build. */
declare const RELEASE: Release;

const answers = strategies();

/** The response if both the network and the cache have failed. */
async function fallbackFor(request: Request, kind: Kind): Promise<Response> {
  if (request.mode === 'navigate') return offlineAnswer(RELEASE.pages);
  // The storage may have failed, not the network.
  return kind === 'code' || kind === 'records' ? fetch(request) : Response.error();
}

// A new worker takes over immediately: it serves open pages as the previous one did, from the same caches.
void worker.skipWaiting();
clientsClaim();
preloadNavigations();

for (const [kind, strategy] of Object.entries(answers) as [Kind, Strategy][]) {
  registerRoute(
    ({ url, request }) => kindOf(url.href, site()) === kind && !request.headers.has('range'),
    (asked) => strategy.handle(asked).catch(() => fallbackFor(asked.request, kind)),
  );
}

// A worker without the offline page is better than none.
const keepOffline = () => keepOfflinePage(RELEASE.version).catch(() => undefined);

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled([keepOffline(), forgetPages(RELEASE)]));
});

worker.addEventListener('message', (event) => {
  if ((event.data as Partial<KeepMessage> | undefined)?.type !== 'CACHE_URLS') return;
  const kept = keepOffline().then(() => keepRelease(RELEASE, answers, event));
  event.waitUntil(kept.catch(() => undefined));
});
