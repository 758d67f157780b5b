/** Where the services of `Analytics` listen whose configuration names no other endpoint. */
export const ANALYTICS_HOSTS = {
  web: 'https://plausible.io',
  customerData: 'https://api.segment.io',
} as const;
