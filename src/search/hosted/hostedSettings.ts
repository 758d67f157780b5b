import type { SearchConfig } from '../../model/config/siteConfig';
import type { HostedSettings } from './hostedClient';

/**
 * How to reach the hosted search; undefined when the site was built without its keys. The build rejects any host other
 * than this machine.
 */
export function hostedSettings({ appId }: Pick<SearchConfig, 'appId'>): HostedSettings | undefined {
  // Spelled out, since the bundler replaces each expression literally.
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const host = process.env.GATSBY_ALGOLIA_HOST;
  if (!appId || !searchKey) return undefined;
  if (!host) return { appId, searchKey };
  const [url = '', port] = host.split(':');
  const hosts = [{ url, port: Number(port), protocol: 'http', accept: 'readWrite' }] as const;
  return { appId, searchKey, hosts };
}
