import { NEW_LINKS } from '../../data/newLinks';
import { routeChange } from '../../data/routeChange';
import { goTo, reach } from './goTo';
import { dropUnreadableHash } from './dropUnreadableHash';
import { isShown } from './scrollPositions';
import { prefetchSoon, prefetchVisible } from './prefetch';
import { followable, pageOf } from './followable';

/**
 * Makes links within the site change the page without a full load, and prefetches pages the reader is likely to open.
 */
export function followLinks(): void {
  let later = 0;
  const prefetchLater = () => {
    window.clearTimeout(later);
    later = window.setTimeout(prefetchVisible, 1000);
  };
  window.addEventListener(NEW_LINKS, prefetchLater);
  document.addEventListener('click', (event) => {
    // Whatever the click expands may contain links, too.
    prefetchLater();
    const url = followable(event);
    if (!url) return;
    event.preventDefault();
    void goTo(url);
  });
  for (const nearing of ['pointerover', 'focusin'] as const) {
    document.addEventListener(nearing, ({ target }) => {
      const url = pageOf(target);
      if (url) prefetchSoon(url);
    });
  }
  // Until now, the script in the head has handled Back (src/app/earlyBack.ts).
  window.onpopstate = null;
  window.addEventListener('popstate', goBack, { capture: true });
}

/** The router handles back and forward once the page is loaded. */
function goBack(): void {
  dropUnreadableHash();
  if (isShown()) routeChange.end();
  else routeChange.start();
  void reach(new URL(window.location.href));
}
