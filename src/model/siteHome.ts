import type { SiteConfig } from './siteConfig';

/** What the home page shows of the configuration. */
export type SiteHome = Pick<SiteConfig, 'tagline' | 'home'>;
