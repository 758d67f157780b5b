import { siteFrame } from '../data/siteFrame';
import { normalPath } from '../model/address/normalPath';
import type { PageView } from './pageView';

interface RouteUpdate {
  readonly location: Pick<Location, 'pathname'>;
  readonly prevLocation: Pick<Location, 'pathname'> | null;
}

/**
 * Reports a page view to the configured services: one for the first page, and one whenever the path changes. If no
 * service is configured, nothing is loaded and no request is made.
 */
export function sendPageView({ location, prevLocation }: RouteUpdate): void {
  if (!Object.values(siteFrame.analytics).some(Boolean)) return;
  const path = normalPath(location.pathname);
  const before = prevLocation && normalPath(prevLocation.pathname);
  if (path === before) return;

  const { origin } = window.location;
  const referrer = before ? origin + before : document.referrer.replace(/[?#].*/, '');
  // react-helmet requested an animation frame before us; by the next frame `document.title` is this page's title.
  requestAnimationFrame(() => {
    send({ url: origin + path, path, title: document.title, referrer }).catch(() => undefined);
  });
}

async function send(view: PageView): Promise<void> {
  const { pageViews } = await import('./pageViews');
  pageViews(siteFrame.analytics).forEach((sink) => sink.send(view));
}
