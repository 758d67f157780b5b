import type { Analytics } from '../model/config/siteConfig';
import { customerData } from './customerData';
import type { PageViewSink } from './pageView';
import { webAnalytics } from './webAnalytics';

/** The services to report page views to: those with a key configured; none if the reader has opted out of tracking. */
export function pageViews(analytics: Analytics): PageViewSink[] {
  if (wantsPrivacy()) return [];
  return Object.values(SERVICES).flatMap((service) => service(analytics) ?? []);
}

// Typed by the configuration: a service that can be configured but receives nothing does not compile.
const SERVICES: Record<keyof Analytics, (analytics: Analytics) => PageViewSink | undefined> = {
  web: ({ web }) => (web?.domain ? webAnalytics(web) : undefined),
  customerData: ({ customerData: pipeline }) =>
    pipeline?.writeKey ? customerData(pipeline) : undefined,
};

/** Checks Do Not Track, in both places where browsers have put it, and Global Privacy Control. */
function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const ofWindow = (window as { doNotTrack?: string }).doNotTrack;
  return doNotTrack === '1' || ofWindow === '1' || globalPrivacyControl === true;
}
