import type { BodyFault } from '../../content/compiled';
import type { LiteralLine } from './literalLines';

const DASHES = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

/** Failed tables, whose row of dashes has a different number of columns than the header. */
export function tableFaults(lines: readonly LiteralLine[]): BodyFault[] {
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
