import { createHash } from 'node:crypto';
import { ANALYTICS_HOSTS } from '../../model/config/analyticsHosts';
import type { Analytics, SiteConfig } from '../../model/config/siteConfig';
import { searchSettings } from '../frame/searchSettings';
import { pictureHosts } from './pictureHosts';

/** The origins, apart from the site itself, that pages may send requests to and show pictures from. */
export interface PolicySources {
  /** Origins that pages may send requests to, such as `https://plausible.io`. */
  readonly connect: readonly string[];
  /** Origins that pages may show pictures from. */
  readonly images: readonly string[];
}

/** The origins that the configuration and the environment require. */
export function policySources(
  config: Pick<
    SiteConfig,
    'analytics' | 'search' | 'reader' | 'footer' | 'announcementBar' | 'navbar'
  >,
  env: Readonly<Record<string, string | undefined>>,
): PolicySources {
  const { search, reader } = config;
  const addresses = [
    ...analyticsAddresses(config.analytics),
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

function analyticsAddresses(analytics: Analytics): string[] {
  const services = Object.keys(ANALYTICS_HOSTS) as (keyof typeof ANALYTICS_HOSTS)[];
  return services.flatMap((service) => {
    const settings = analytics[service];
    return settings ? [settings.endpoint ?? ANALYTICS_HOSTS[service]] : [];
  });
}

/**
 * The Content Security Policy of one page (https://www.w3.org/TR/CSP3): only its own inline scripts run, by their hashes, and
 * no string is evaluated as code.
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
    // Any video host may be framed, once a reader plays a video.
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join(';');
}

function scriptHash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
