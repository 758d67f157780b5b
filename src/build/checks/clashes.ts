import type { Fault } from '../../model/fault';
import { componentPages } from './ownPages';

interface Claimant {
  readonly path: string;
  readonly source: string;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The addresses that more than one page claims, those of the site's `own` components included: one fault for each, told of the
 * last of its files, which it names all; of the components only where no file of the content claims it.
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
    ? `${AND.format(files)} claim the address ${path}, which only one of them gets. Rename one of the files`
    : `${files[0]} claims the address ${path}, at which the site has another page. Rename the file`;
}

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
