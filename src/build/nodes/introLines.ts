import { isScalar, LineCounter, parseDocument } from 'yaml';

/** The text of an intro by the lines that it has in its file, and how many stand above it there. */
interface IntroLines {
  readonly intro: string;
  readonly linesBefore: number;
}

/** Those of a folder that has no intro. */
export const NO_LINES: IntroLines = { intro: '', linesBefore: 0 };

/** Reads the intro of a `_category.yml` so that a line of it is one of the file; undefined when it is written in a way that has others. */
export function introLines(yaml: string): IntroLines | undefined {
  const lines = new LineCounter();
  const node = parseDocument(yaml, { lineCounter: lines }).get('intro', true);
  if (!isScalar<string>(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const { line } = lines.linePos(start);
  // Markdown makes one paragraph of lines by itself.
  if (node.type === 'BLOCK_FOLDED') {
    return introLines(`${yaml.slice(0, start)}|${yaml.slice(start + 1)}`);
  }
  if (node.type === 'BLOCK_LITERAL') return { intro: node.value, linesBefore: line };
  const isOneLine = !`${node.value}${yaml.slice(start, end)}`.includes('\n');
  return isOneLine ? { intro: node.value, linesBefore: line - 1 } : undefined;
}
