import { FILE_ENDING } from '../../model/address/fileEnding';
import { opensElsewhere } from '../../ui/links/opensElsewhere';
import { stablePath } from './stablePath';

/**
 * The address of the page that a click leads to, if the site can navigate to it itself; undefined for what the browser
 * handles better: other sites, files, new tabs, anchors within the page, pages in another language.
 */
export function followable(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return undefined;
  const url = pageOf(event.target);
  if (!url) return undefined;
  const { pathname, search } = window.location;
  const here = url.pathname === pathname && url.search === search;
  return here && url.hash ? undefined : url;
}

/** The page of this site that the link around `target` leads to, if any, with its path as the router keeps it. */
export function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hreflang || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  url.pathname = stablePath(url.pathname);
  const ours =
    url.origin === window.location.origin && `${url.pathname}/`.startsWith(`${__PATH_PREFIX__}/`);
  return ours && !FILE_ENDING.test(url.pathname) ? url : undefined;
}
