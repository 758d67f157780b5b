import frame from 'site-frame';

/** The parts of `site.config.ts` that the browser needs, as resolved by the build. */
export const siteFrame = frame;
