import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { counted } from '../../../model/counted';
import type { BodyFault } from '../../content/compile/compiled';
import { lineOf, sourceOf } from './nodePlace';

/** Table rows with fewer cells than columns, and lines of text that became rows; the build reports rows with more cells. */
export function rowFaults(tree: Root, text: string): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    if (rows.length === 0) {
      const message = 'The table has no rows. Write them right below the dashes.';
      faults.push({ line: lineOf(table), message });
    }
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      const isText = !/(?<!\\)\|/.test(sourceOf(row, text));
      if (cells >= columns && !isText) continue;
      const message = isText
        ? 'The line has no bar, but is right below a table and so becomes a row of it. Leave a blank line above it.'
        : `The row has ${counted(cells, 'cell')} for ${columns} columns. Separate all cells with bars, even empty ones.`;
      faults.push({ line: lineOf(row), message });
    }
  });
  return faults;
}
