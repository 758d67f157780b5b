import { normalPath } from '../model/address/normalPath';

/** The path of a page within the site, without the prefix under which a host may serve it. */
export function pathOnSite(pathname: string): string {
  return normalPath(pathname.slice(__PATH_PREFIX__.length) || '/');
}
