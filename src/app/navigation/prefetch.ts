import { pageOf } from './siteUrl';
import { load } from './goTo';

/** True when the reader's line has room for pages that may not be read. */
function mayPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return !effectiveType.includes('2g') && !saveData;
}

/** Loads a page that the reader is about to open. */
export function prefetchSoon(url: URL): void {
  if (mayPrefetch()) void load(url);
}

let visible: IntersectionObserver | undefined;

/** Loads the pages whose links are in view, when nothing else is to be done. */
export function prefetchVisible(): void {
  if (!mayPrefetch() || !('IntersectionObserver' in window)) return;
  visible?.disconnect();
  visible = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = pageOf(target);
      if (url) window.___loader.enqueue(url.pathname);
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) visible.observe(link);
}
