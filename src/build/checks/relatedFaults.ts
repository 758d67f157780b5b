import type { Fault } from '../../model/fault';
import { linkedPath } from '../../model/address/linkedPath';
import { isTwin, type Targets } from './linkFaults';

interface RelatingPage {
  readonly path: string;
  readonly source: string;
  readonly related?: readonly string[];
  readonly relatedLine?: number;
}

/**
 * Related addresses that exist but have no title and description for a card, or are that of the page itself; `linkFaults`
 * reports those that do not exist.
 */
export function relatedFaults(
  pages: readonly RelatingPage[],
  { pages: addresses, files }: Pick<Targets, 'pages' | 'files'>,
): Fault[] {
  const shown = new Set(pages.map(({ path }) => path));
  const problem = (target: string, path: string) => {
    if (target === path) return 'is that of the page itself';
    return !shown.has(target) &&
      (addresses.has(target) || (files.has(target) && !isTwin(target, addresses)))
      ? 'is not a content page, so it has no card'
      : undefined;
  };
  return pages.flatMap(({ source, path, related = [], relatedLine: line = 1 }) =>
    related.flatMap((href) => {
      const what = problem(linkedPath(href), path);
      if (!what) return [];
      const message = `The related address ${href} ${what}. Choose another page.`;
      return [{ file: source, line, message }];
    }),
  );
}
