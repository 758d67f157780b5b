import frame from 'site-frame';

/** What the build made of `site.config.ts` for the browser. */
export const siteFrame = frame;
