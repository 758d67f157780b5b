import { ANALYTICS_HOSTS } from '../model/analyticsHosts';
import type { Analytics } from '../model/siteConfig';
import type { PageViewSink } from './pageView';
import { post } from './post';

type Settings = NonNullable<Analytics['customerData']>;

/** A reader's name for as long as the page: nothing is kept that would know them again. */
let anonymousId: string | undefined;

/** A pipeline that takes the HTTP calls of Segment (https://segment.com/docs/connections/spec/page). */
export function customerData({
  writeKey,
  endpoint = ANALYTICS_HOSTS.customerData,
}: Settings): PageViewSink {
  return {
    send(view) {
      anonymousId ??= crypto.randomUUID();
      post(endpoint, '/v1/page', {
        writeKey,
        anonymousId,
        messageId: crypto.randomUUID(),
        timestamp: new Date().toISOString(),
        name: view.title,
        properties: view,
      });
    },
  };
}
