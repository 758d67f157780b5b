import type { Analytics } from './siteConfig';

/** Default endpoints of the `Analytics` services, used if the configuration names no other. */
export const ANALYTICS_HOSTS = {
  web: 'https://plausible.io',
  customerData: 'https://api.segment.io',
} as const satisfies Record<keyof Analytics, string>;
