import { siteFrame } from '../data/siteFrame';
import { normalPath } from '../model/normalPath';
import type { PageView } from './pageView';

interface RouteUpdate {
  readonly location: Pick<Location, 'pathname'>;
  readonly prevLocation: Pick<Location, 'pathname'> | null;
}

/**
 * Tells the configured services of the page that the reader has come to: the first one, and each at another path. Without
 * a configured service nothing is loaded and nothing leaves the site.
 */
export function sendPageView({ location, prevLocation }: RouteUpdate): void {
  const { web, customerData } = siteFrame.analytics;
  if (!web && !customerData) return;
  const path = normalPath(location.pathname);
  const before = prevLocation && normalPath(prevLocation.pathname);
  if (path === before) return;

  const { origin } = window.location;
  const referrer = before ? origin + before : document.referrer.replace(/[?#].*/, '');
  // The head has the page's title with the next frame, which react-helmet asked for before us.
  requestAnimationFrame(() => {
    send({ url: origin + path, path, title: document.title, referrer }).catch(() => undefined);
  });
}

async function send(view: PageView): Promise<void> {
  const { pageViews } = await import('./pageViews');
  pageViews(siteFrame.analytics).forEach((sink) => sink.send(view));
}
