import type { Analytics } from '../model/siteConfig';
import { customerData } from './customerData';
import type { PageViewSink } from './pageView';
import { webAnalytics } from './webAnalytics';

/** The services to report page views to: those with a key configured; none if the reader has opted out of tracking. */
export function pageViews({ web, customerData: pipeline }: Analytics): PageViewSink[] {
  if (wantsPrivacy()) return [];
  return [
    ...(web?.domain ? [webAnalytics(web)] : []),
    ...(pipeline?.writeKey ? [customerData(pipeline)] : []),
  ];
}

/** Checks Do Not Track, in both places where browsers have put it, and Global Privacy Control. */
function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const ofWindow = (window as { doNotTrack?: string }).doNotTrack;
  return doNotTrack === '1' || ofWindow === '1' || globalPrivacyControl === true;
}
