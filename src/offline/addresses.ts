import { FILE_ENDING } from '../model/address/fileEnding';
import { normalPath } from '../model/address/normalPath';

/** What an address points to, which determines how it is kept. */
export type Kind = 'page' | 'code' | 'records' | 'file';

/**
 * The kind of an address; undefined if it is not on the site. The names of code and records change with their content.
 *
 * @example kindOf('https://a.b/docs/runs?q=1', 'https://a.b/') // => 'page'
 */
export function kindOf(address: string, site: string): Kind | undefined {
  if (!`${address}/`.startsWith(site)) return undefined;
  const path = address.slice(site.length).replace(/[?#].*$/s, '');
  if (/^search\/records\.[0-9a-f]+\.json$/.test(path)) return 'records';
  if (/^(?:assets|static)\//.test(path)) return 'code';
  return isPage(path) ? 'page' : 'file';
}

/** The last part of a page's address is not a file name, except for the `index.html` that servers leave out. */
function isPage(path: string): boolean {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return last === 'index.html' || !FILE_ENDING.test(last);
}

/**
 * The address under which a page or file is kept, the same for all its spellings. Query strings are left out: only
 * scripts read them.
 *
 * @example keptAs('https://a.b/docs/index.html?q=1') // => 'https://a.b/docs'
 */
export function keptAs(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + normalPath(pathname);
}
