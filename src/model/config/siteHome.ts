import type { SiteConfig } from './siteConfig';

/** The part of the configuration that the home page shows. */
export type SiteHome = Pick<SiteConfig, 'tagline' | 'home'>;
