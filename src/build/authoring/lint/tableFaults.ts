import type { BodyFault } from '../../content/compile/compiled';
import type { LiteralLine } from './literalLines';

const DASHES = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

/** Lines of tables that are none, so that readers see their bars. */
export function tableFaults(lines: readonly LiteralLine[]): BodyFault[] {
  const uneven = unevenDashes(lines);
  const isExplained = (number: number) => uneven.some(({ line }) => line === number + 1);
  const bars = lines.filter(({ start }) => start.startsWith('|'));
  const first = bars.filter(({ number }, index) => bars[index - 1]?.number !== number - 1);
  const stray = first
    .filter(({ number }) => !isExplained(number))
    .map(({ number, source }) => {
      const dashes = `|${' --- |'.repeat(columns(source))}`;
      const message = `The line begins with a bar, but is in no table. Write ${dashes} below the header of a table, and leave no blank line between its rows.`;
      return { line: number, message };
    });
  return [...uneven, ...stray];
}

/** Rows of dashes with a different number of columns than the header above. */
function unevenDashes(lines: readonly LiteralLine[]): BodyFault[] {
  return lines.flatMap((dashes, index) => {
    const head = lines[index - 1];
    if (!dashes.text.includes('|') || !DASHES.test(dashes.text)) return [];
    if (head?.number !== dashes.number - 1 || !head.text.includes('|')) return [];
    const [above, below] = [columns(head.source), columns(dashes.source)];
    if (above === below) return [];
    const message = `The table header has cells for ${above} columns, but the dashes below it for ${below}. Give both the same number, or readers see the raw Markdown.`;
    return [{ line: dashes.number, message }];
  });
}

/** @example columns('> | a | b \\| c |') // => 2 */
function columns(row: string): number {
  const inner = row.replace(/^[\s>]*\|?|(?<!\\)\|?\s*$/g, '');
  return inner.split(/(?<!\\)\|/).length;
}
