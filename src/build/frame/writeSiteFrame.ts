import type { SiteFrame } from '../../model/siteFrame';
import type { SiteHome } from '../../model/siteHome';
import { writeChanged } from '../writeChanged';

/** The file that holds the site's frame; webpack knows it as `site-frame`. */
export const SITE_FRAME_FILE = '.cache/siteFrame.json';

/** The file that holds what only the home page needs; webpack knows it as `site-home`. */
export const SITE_HOME_FILE = '.cache/siteHome.json';

/** Writes the frame where webpack finds it. */
export function writeSiteFrame(frame: SiteFrame): void {
  writeChanged(SITE_FRAME_FILE, JSON.stringify(frame));
}

/** Writes what the home page shows where webpack finds it; the rest of the configuration stays out of the browser. */
export function writeSiteHome({ tagline, home }: SiteHome): void {
  writeChanged(SITE_HOME_FILE, JSON.stringify({ tagline, home }));
}
