import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteFrame } from '../../model/siteFrame';

/** The file that holds the site's frame; webpack knows it as `site-frame`. */
export const SITE_FRAME_FILE = '.cache/siteFrame.json';

/** Writes the frame where webpack finds it; one that is the same stays untouched, so that nothing is bundled anew. */
export function writeSiteFrame(frame: SiteFrame): void {
  const text = JSON.stringify(frame);
  if (existsSync(SITE_FRAME_FILE) && readFileSync(SITE_FRAME_FILE, 'utf8') === text) return;
  mkdirSync(dirname(SITE_FRAME_FILE), { recursive: true });
  writeFileSync(SITE_FRAME_FILE, text);
}
