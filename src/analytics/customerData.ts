import { ANALYTICS_HOSTS } from '../model/config/analyticsHosts';
import type { Analytics } from '../model/config/siteConfig';
import type { PageViewSink } from './pageView';
import { post } from './post';

type Settings = NonNullable<Analytics['customerData']>;

/** Identifies the reader only until the page is closed; nothing that could recognize them later is stored. */
let anonymousId: string | undefined;

/** A pipeline that accepts Segment's HTTP API (https://segment.com/docs/connections/spec/page). */
export function customerData({
  writeKey,
  endpoint = ANALYTICS_HOSTS.customerData,
}: Settings): PageViewSink {
  return {
    send(view) {
      anonymousId ??= randomId();
      post(endpoint, '/v1/page', {
        writeKey,
        anonymousId,
        messageId: randomId(),
        timestamp: new Date().toISOString(),
        name: view.title,
        properties: view,
      });
    },
  };
}

/** A random UUID. Not `crypto.randomUUID`, which browsers offer only in secure contexts. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
