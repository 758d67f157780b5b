import type { Fault } from '../../model/fault';
import { linkedPath } from '../content/linkedPath';
import type { Targets } from './linkFaults';

interface RelatingPage {
  readonly path: string;
  readonly source: string;
  readonly related?: readonly string[];
  readonly relatedLine?: number;
}

/** Related addresses that exist but have no title and description for a card; `linkFaults` reports those that do not exist. */
export function relatedFaults(
  pages: readonly RelatingPage[],
  { pages: addresses, files }: Pick<Targets, 'pages' | 'files'>,
): Fault[] {
  const shown = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ source, related = [], relatedLine: line = 1 }) =>
    related
      .filter((href) => {
        const path = linkedPath(href);
        return !shown.has(path) && (addresses.has(path) || files.has(path));
      })
      .map((href) => ({
        file: source,
        line,
        message: `The related address ${href} is not a content page, so it has no card. Choose another page.`,
      })),
  );
}
