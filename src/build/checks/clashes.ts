import type { Fault } from '../../model/fault';
import { AND } from '../listFormats';
import { componentPages } from '../ownPages';
import { repeated } from '../repeated';

interface Claimant {
  readonly path: string;
  readonly source: string;
}

/**
 * The addresses that more than one page claims, including the site's `own` components. Each yields one fault that names all its
 * files and is located in the last one; components are only named if no content file claims the address.
 */
export function clashes(
  planned: readonly string[],
  content: readonly Claimant[],
  own: readonly Claimant[] = componentPages(),
): Fault[] {
  return repeated([...own.map((page) => page.path), ...planned]).map((path) => {
    const written = filesAt(path, content);
    const files = written.length > 0 ? written : filesAt(path, own);
    const remedy = written.length > 0 ? ', or give it another slug.' : '.';
    return { file: files.at(-1) ?? '', line: 1, message: `${clash(path, files)}${remedy}` };
  });
}

function filesAt(path: string, pages: readonly Claimant[]): string[] {
  return pages
    .filter((page) => page.path === path)
    .map(({ source }) => source)
    .sort();
}

function clash(path: string, files: readonly string[]): string {
  return files.length > 1
    ? `${AND.format(files)} claim the same address, ${path}. Rename one of the files`
    : `${files[0]} claims the address ${path}, which belongs to another page of the site. Rename the file`;
}
