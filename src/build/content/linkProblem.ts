import { ownHostProblem } from './ownHost';
import { SITE_ADDRESS } from '../siteAddress';

/** The beginning of an address of another site without its `https://`, as people type it. */
const HOST =
  /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:ai|app|be|com|dev|edu|eu|gov|io|net|org|tech|uk|us)(?:[/:?#]|$))/i;

/** The problem with the form of an address; whether its target exists is checked separately, for the whole site. */
export function linkProblem(href: string): string | undefined {
  if (href === '') return 'A link has no address. Add one, or remove the link.';
  if (SITE_ADDRESS.test(href) || href.startsWith('#')) return undefined;
  const onOwnHost = ownHostProblem(href);
  if (onOwnHost !== undefined) return onOwnHost;
  const [local] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=[/?#]|$)/i.exec(href) ?? [];
  if (local !== undefined)
    return `The link ${href} leads to the reader's own computer. Write ${href.slice(local.length) || '/'} for a page of this site, or put it in backticks.`;
  if (/^(?:https:\/\/|mailto:)[^\s]+$/.test(href)) {
    if (URL.canParse(href)) return undefined;
    return `The link ${href} has an invalid host. Correct it, or write the address as code if readers have to fill in a part of it.`;
  }
  if (/^http:\/\//i.test(href))
    return `The link ${href} does not start with https:. Write https:${href.slice('http:'.length)}.`;
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(href)) {
    return `The link ${href} is of a kind that is not allowed. Use https:, mailto:, or an address of this site.`;
  }
  if (/^[^\s/:@]+@[\w-]+(?:\.[\w-]+)+$/.test(href))
    return `The link ${href} has no mailto: in front. Write mailto:${href}.`;
  if (HOST.test(href)) return `The link ${href} has no https:// in front. Write https://${href}.`;
  return `The link ${href} is relative. Write it from the root of the site, such as /docs/api/api-overview.`;
}
