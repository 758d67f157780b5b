import { contentPath } from '../../model/address/contentPath';
import type { Fault } from '../../model/fault';
import { slug as pageAddress } from '../content/yaml/schemas';
import type { Place } from './place';

/**
 * The address of a file's page: its slug, or else its path below the base of its place. Copied docs keep their slugs, so in a
 * version other than the current one, `/docs` in a slug stands for the base of the version.
 */
export function pagePath({ base, path }: Pick<Place, 'base' | 'path'>, slug?: string): string {
  if (slug === undefined) return contentPath(base, path);
  const isBelow = slug === base || slug.startsWith(`${base}/`);
  return base.startsWith('/docs/') && !isBelow ? slug.replace(/^\/docs(?=\/|$)/, base) : slug;
}

/** Replaces spaces within names by `_`, for checks of an address: file names may have spaces, which links write as %20. */
export function withoutSpaces(path: string): string {
  return path.replace(/(?<=[^/]) (?=[^/])/g, '_');
}

/** Says why an address made from a file name is not allowed; undefined if it is. */
export function pathProblem(path: string): string | undefined {
  const issue = pageAddress.safeParse(withoutSpaces(path)).error?.issues[0];
  return issue && `The page would have the address ${path}, which ${issue.message}.`;
}

/** The fault of a file whose name gives an address that is not allowed; slugs are checked with the front matter. */
export function pathFaults(path: string, file: string): Fault[] {
  const problem = pathProblem(path);
  if (!problem) return [];
  return [{ file, line: 1, message: `${problem} Rename its file or folder, or give it a slug.` }];
}
