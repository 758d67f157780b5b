import { isScalar, LineCounter, parseDocument } from 'yaml';

/** The text of an intro with the same line breaks as in its file, and the number of lines above it there. */
interface IntroLines {
  readonly intro: string;
  readonly linesBefore: number;
}

/** The value for a folder without an intro. */
export const NO_LINES: IntroLines = { intro: '', linesBefore: 0 };

/** Reads the intro of a `_category.yml` line by line; undefined if its YAML style gives it other lines than the file has. */
export function introLines(yaml: string): IntroLines | undefined {
  const lines = new LineCounter();
  const node = parseDocument(yaml, { lineCounter: lines }).get('intro', true);
  if (!isScalar<string>(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const { line } = lines.linePos(start);
  // No need to fold the lines: Markdown joins them to one paragraph anyway.
  if (node.type === 'BLOCK_FOLDED') {
    return introLines(`${yaml.slice(0, start)}|${yaml.slice(start + 1)}`);
  }
  if (node.type === 'BLOCK_LITERAL') return { intro: node.value, linesBefore: line };
  const isOneLine = !`${node.value}${yaml.slice(start, end)}`.includes('\n');
  return isOneLine ? { intro: node.value, linesBefore: line - 1 } : undefined;
}
