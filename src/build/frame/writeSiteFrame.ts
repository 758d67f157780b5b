import type { SiteFrame } from '../../model/config/siteFrame';
import type { SiteHome } from '../../model/config/siteHome';
import { writeChanged } from '../writeFile';

/** The file with the site's frame; its webpack alias is `site-frame`. */
export const SITE_FRAME_FILE = '.cache/siteFrame.json';

/** The file with what only the home page needs; its webpack alias is `site-home`. */
export const SITE_HOME_FILE = '.cache/siteHome.json';

/** Writes the frame where webpack finds it. */
export function writeSiteFrame(frame: SiteFrame): void {
  writeChanged(SITE_FRAME_FILE, JSON.stringify(frame));
}

/** Writes the home page's part of the configuration where webpack finds it, so that the rest stays out of the browser. */
export function writeSiteHome({ tagline, home }: SiteHome): void {
  writeChanged(SITE_HOME_FILE, JSON.stringify({ tagline, home }));
}
