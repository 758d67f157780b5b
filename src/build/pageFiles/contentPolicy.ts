import { createHash } from 'node:crypto';
import { ANALYTICS_HOSTS } from '../../model/analyticsHosts';
import type { SiteConfig } from '../../model/siteConfig';
import { searchSettings } from '../frame/searchSettings';
import { pictureHosts } from './pictureHosts';

/** What the pages may ask and show besides the site itself. */
export interface PolicySources {
  /** Origins that may be sent requests, such as `https://plausible.io`. */
  readonly connect: readonly string[];
  /** Origins that pictures may come from. */
  readonly images: readonly string[];
}

/** The hosts that the configuration or the environment names. */
export function policySources(
  config: Pick<
    SiteConfig,
    'analytics' | 'search' | 'reader' | 'footer' | 'announcementBar' | 'navbar'
  >,
  env: Readonly<Record<string, string | undefined>>,
): PolicySources {
  const { search, reader } = config;
  const { web, customerData } = config.analytics;
  const addresses = [
    ...(web ? [web.endpoint ?? ANALYTICS_HOSTS.web] : []),
    ...(customerData ? [customerData.endpoint ?? ANALYTICS_HOSTS.customerData] : []),
    ...(reader?.feedback ? [reader.feedback.endpoint] : []),
    ...(env.GATSBY_ALGOLIA_HOST ? [`http://${env.GATSBY_ALGOLIA_HOST}`] : []),
  ];
  const service = ['https://*.algolia.net', 'https://*.algolianet.com'];
  return {
    connect: [
      ...addresses.map((address) => new URL(address).origin),
      ...(searchSettings(search, env).appId && env.GATSBY_ALGOLIA_SEARCH_KEY ? service : []),
    ],
    images: pictureHosts(config),
  };
}

/**
 * The Content Security Policy of one page: its inline scripts run because of their hashes, no other inline script does, and
 * no text becomes code (https://www.w3.org/TR/CSP3).
 */
export function contentPolicy(
  inlineScripts: readonly string[],
  { connect, images }: PolicySources,
): string {
  const hashes = inlineScripts.map((script) => `'sha256-${scriptHash(script)}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    // Lessons are shown by the hosts of their videos, when a reader wants to see them.
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join(';');
}

function scriptHash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
