import type { Strategy } from 'workbox-strategies';
import { mayPrefetch } from '../model/mayPrefetch';
import type { Release } from '../model/offline';
import { pageDataFile } from '../model/address/pageDataFile';
import { kindOf, type Kind } from './addresses';
import { site, type LastingEvent } from './scope';
import { cacheOf } from './cacheOf';

/**
 * Caches the code that an open page of this release has not requested yet: after the next release the server no longer
 * has it, and offline it is unavailable. Skipped for readers who save data.
 */
export async function keepRelease(
  release: Release,
  strategies: Readonly<Record<Kind, Strategy>>,
  event: LastingEvent,
): Promise<void> {
  if (!mayPrefetch(navigator.connection)) return;
  const kept = await keptAddresses();
  const code = release.code.map((name) => site() + name);
  const missing = [...code, ...inAdvance(release)].filter((url) => !kept.has(url));
  // One at a time, so that the reader's own requests are not slowed down.
  for (const url of missing) {
    const strategy = strategies[kindOf(url, site()) ?? 'file'];
    await strategy.handle({ event, request: url }).catch(() => undefined);
  }
}

/** Deletes the pages that an older release has kept in advance: they need its code, which will not be kept for ever. */
export async function forgetPages(release: Release): Promise<void> {
  for (const name of ['pages', 'files'] as const) {
    const cache = await caches.open(cacheOf(name));
    for (const url of inAdvance(release)) await cache.delete(url);
  }
}

/** The addresses of the pages that are kept before they are read, and of their data. */
function inAdvance({ pages }: Release): string[] {
  return [...pages, ...pages.map((path) => pageDataFile(`/${path}`))].map((name) => site() + name);
}

async function keptAddresses(): Promise<ReadonlySet<string>> {
  const names = (['pages', 'files', 'code'] as const).map(cacheOf);
  const requests = names.map(async (name) => (await caches.open(name)).keys());
  return new Set((await Promise.all(requests)).flat().map(({ url }) => url));
}
