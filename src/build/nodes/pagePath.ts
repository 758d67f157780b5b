import { contentPath } from '../../model/contentPath';
import type { Fault } from '../../model/fault';
import { slug as pageAddress } from '../content/schemas';
import type { Place } from './place';

/**
 * The address of the page of a file: its slug, or else its path below the base of its place. A copy of the docs keeps its
 * slugs, so that in a version other than the current one they stand below the version.
 */
export function pagePath({ base, path }: Pick<Place, 'base' | 'path'>, slug?: string): string {
  if (slug === undefined) return contentPath(base, path);
  const isBelow = slug === base || slug.startsWith(`${base}/`);
  return base.startsWith('/docs/') && !isBelow ? slug.replace(/^\/docs(?=\/|$)/, base) : slug;
}

/** An address with `_` for each space within a name, for checks of its form: names of files may have spaces, and links write them as %20. */
export function withoutSpaces(path: string): string {
  return path.replace(/(?<=[^/]) (?=[^/])/g, '_');
}

/** Why no page may have an address that is made of the name of its file; undefined if one may. */
export function pathProblem(path: string): string | undefined {
  const issue = pageAddress.safeParse(withoutSpaces(path)).error?.issues[0];
  return issue && `The page would have the address ${path}, which ${issue.message}.`;
}

/** The fault of a file whose name makes an address that no page may have; a slug is checked where it is written. */
export function pathFaults(path: string, file: string): Fault[] {
  const problem = pathProblem(path);
  if (!problem) return [];
  return [{ file, line: 1, message: `${problem} Rename its file or folder, or give it a slug.` }];
}
