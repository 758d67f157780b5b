import type { Analytics } from '../model/siteConfig';
import { customerData } from './customerData';
import type { PageViewSink } from './pageView';
import { webAnalytics } from './webAnalytics';

/** The services that hear of page views: those whose key is set, unless the reader wants none to. */
export function pageViews({ web, customerData: pipeline }: Analytics): PageViewSink[] {
  if (wantsPrivacy()) return [];
  return [
    ...(web?.domain ? [webAnalytics(web)] : []),
    ...(pipeline?.writeKey ? [customerData(pipeline)] : []),
  ];
}

/** Do Not Track, where browsers have put it, and Global Privacy Control. */
function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const ofWindow = (window as { doNotTrack?: string }).doNotTrack;
  return doNotTrack === '1' || ofWindow === '1' || globalPrivacyControl === true;
}
