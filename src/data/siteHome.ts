import home from 'site-home';

/** The part of `site.config.ts` that the home page shows, as resolved by the build. */
export const siteHome = home;
