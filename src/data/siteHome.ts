import home from 'site-home';

/** What the home page shows of `site.config.ts`, as the build gives it to the browser. */
export const siteHome = home;
