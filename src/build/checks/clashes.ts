import type { Fault } from '../../model/fault';
import { ownPages } from './ownPages';

interface Claimant {
  readonly path: string;
  readonly source: string;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The addresses that more than one page claims, those of the site's `own` pages included: one fault for each, told of the
 * last of its files, which it names all.
 */
export function clashes(
  planned: readonly string[],
  content: readonly Claimant[],
  own: readonly string[] = ownPages(),
): Fault[] {
  return repeated([...own, ...planned]).map((path) => {
    const files = content
      .filter((page) => page.path === path)
      .map(({ source }) => source)
      .sort();
    return { file: files.at(-1) ?? '', line: 1, message: clash(path, files) };
  });
}

function clash(path: string, files: readonly string[]): string {
  return files.length > 1
    ? `${AND.format(files)} claim the address ${path}, which only one of them gets. Rename one of the files, or give it another slug.`
    : `${files[0]} claims the address ${path}, at which the site has another page. Rename the file, or give it another slug.`;
}

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
