import { ANALYTICS_HOSTS } from '../model/config/analyticsHosts';
import type { Analytics } from '../model/config/siteConfig';
import type { PageViewSink } from './pageView';
import { post } from './post';

type Settings = NonNullable<Analytics['web']>;

/** Web analytics that accept Plausible's events API (https://plausible.io/docs/events-api). */
export function webAnalytics({ domain, endpoint = ANALYTICS_HOSTS.web }: Settings): PageViewSink {
  return {
    send({ url, referrer }) {
      post(endpoint, '/api/event', { name: 'pageview', url, domain, referrer: referrer || null });
    },
  };
}
