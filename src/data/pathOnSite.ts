import { normalPath } from '../model/normalPath';

/** The address of a page on the site, wherever the site is: a host may serve it below a path. */
export function pathOnSite(pathname: string): string {
  return normalPath(pathname.slice(__PATH_PREFIX__.length) || '/');
}
