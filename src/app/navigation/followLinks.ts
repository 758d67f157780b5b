import { routeChange } from '../../data/routeChange';
import { goTo, load } from './goTo';
import { failed } from './failed';
import { prefetchSoon } from './prefetch';
import { dropUnreadableHash } from './hash';
import { followable, pageOf } from './siteUrl';

/** Makes the links of the site change the page in place, and loads pages before they are asked for. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
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
  window.addEventListener('popstate', (event) => void goBack(event), { capture: true });
}

/** Back and forward are Gatsby's work; what it cannot load it would leave blank. */
async function goBack(event: PopStateEvent): Promise<void> {
  dropUnreadableHash();
  const url = new URL(window.location.href);
  const known = window.___loader.loadPageSync(url.pathname, { withErrorDetails: true });
  if (known?.status === 'error') event.stopImmediatePropagation();
  if (!known) routeChange.start();
  const problem = await load(url);
  if (!problem || window.location.pathname !== url.pathname) return;
  routeChange.end();
  failed(url, problem);
}
