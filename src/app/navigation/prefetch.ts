import { mayPrefetch } from '../../model/mayPrefetch';
import { pageOf } from './followable';
import { load } from './goTo';

/** Loads a page that the reader is about to open. */
export function prefetchSoon(url: URL): void {
  if (mayPrefetch(navigator.connection)) void load(url);
}

let visible: IntersectionObserver | undefined;
// Gatsby would queue a waiting page again, ahead of others.
const enqueued = new Set<string>();

/** Prefetches the pages whose links are in view, when the browser is idle. */
export function prefetchVisible(): void {
  if (!mayPrefetch(navigator.connection)) return;
  visible?.disconnect();
  visible = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = pageOf(target);
      if (!url || enqueued.has(url.pathname)) continue;
      enqueued.add(url.pathname);
      window.___loader.enqueue(url.pathname);
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) visible.observe(link);
}
