import { siteConfig } from '../../../site.config';

/** The problem with an address that names the host of this site, in whichever way; undefined for any other address. */
export function ownHostProblem(href: string): string | undefined {
  const withoutScheme = (address: string) => address.replace(/^https?:/i, '');
  const [own, written] = [siteConfig.siteUrl, href].map(withoutScheme) as [string, string];
  const below = written.slice(own.length);
  const isOwn = written.slice(0, own.length).toLowerCase() === own.toLowerCase();
  if (!isOwn || !/^(?:[/?#]|$)/.test(below)) return undefined;
  return `The link ${href} names the host of this site. Write ${below.startsWith('/') ? below : `/${below}`}.`;
}
