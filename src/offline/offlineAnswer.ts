import { OFFLINE_PAGE } from '../model/offline';
import { keptAs } from './addresses';
import { cacheOf } from './cacheOf';
import { titleIn, withList, type KeptPage } from './keptList';
import { site } from './scope';

const address = () => site() + OFFLINE_PAGE.slice(1);

/**
 * Fetches the offline page in advance unless this version of it is kept: fetching it may have failed before, and a full disk
 * deletes it.
 */
export async function keepOfflinePage(version: string): Promise<void> {
  const cache = await caches.open(cacheOf('files'));
  if ((await cache.match(address()))?.headers.get('etag') === version) return;
  const response = await fetch(`${address()}?${version}`, { cache: 'no-cache' });
  if (!response.ok) return;
  await cache.put(address(), new Response(await response.blob(), { headers: { etag: version } }));
}

/**
 * The offline page, with a list of the pages the reader has visited; pages in `unread` were kept in advance and are not
 * listed.
 */
export async function offlineAnswer(unread: readonly string[]): Promise<Response> {
  const page = await (await caches.open(cacheOf('files'))).match(address());
  if (!page) return Response.error();
  const html = withList(await page.text(), await keptPages(unread));
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The pages that were kept when they were visited, most recent first. */
async function keptPages(unread: readonly string[]): Promise<KeptPage[]> {
  const cache = await caches.open(cacheOf('pages'));
  const ours = new Set(unread.map((path) => keptAs(site() + path)));
  const urls = (await cache.keys()).map(({ url }) => url).filter((url) => !ours.has(url));
  const pages = urls.reverse().map(async (url) => {
    const html = (await (await cache.match(url))?.text()) ?? '';
    return { url, title: titleIn(html) };
  });
  return (await Promise.all(pages)).filter(({ title }) => title);
}
