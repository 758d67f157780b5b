import { SITE_ADDRESS } from '../siteAddress';

/** What is wrong with an address by its spelling alone; whether it leads anywhere is checked over the whole site. */
export function linkProblem(href: string): string | undefined {
  if (href === '') return 'A link has no address. Write one, or take the link away.';
  if (SITE_ADDRESS.test(href) || href.startsWith('#')) return undefined;
  if (/^(?:https:\/\/|mailto:)[^\s]+$/.test(href)) {
    if (URL.canParse(href)) return undefined;
    return `The link ${href} has a host that no browser can open. Correct it, or write the address as code where readers fill a part of it in.`;
  }
  if (/^http:\/\//i.test(href))
    return `The link ${href} does not begin with https:. Write https:${href.slice('http:'.length)}.`;
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(href)) {
    return `The link ${href} is of a kind that is not allowed. Use https:, mailto:, or an address of this site.`;
  }
  if (href.startsWith('www.'))
    return `The link ${href} has no https:// in front. Write https://${href}.`;
  return `The link ${href} is relative. Write it from the root of the site, such as /docs/api/api-overview.`;
}
