import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Fix } from './textFixes';

/** Fixes for extra or missing spaces and blank lines: at the ends of lines, between blocks, around headings. */
export function spacingFixes(tree: Root, text: string): Fix[] {
  const lines = linesOf(text);
  const kept = keptLines(tree);
  const free = lines.filter(({ number }) => !kept.has(number));
  const headings = headingLines(tree);
  const headed = new Set(headings.map(({ last }) => last));
  const end = endOf(text);
  return [
    // Everything after the last text is replaced as a whole.
    ...free.filter(({ start }) => start <= end).flatMap(trailingSpaces),
    ...free.flatMap((line) => tooManyBlank(line, lines)),
    ...headings.flatMap((heading) => aroundHeading(lines, heading, headed)),
    ...lastLine(text, lines),
  ];
}

interface Line {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly text: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line, index) => {
    const found = { number: index + 1, start, text: line };
    start += line.length + 1;
    return found;
  });
}

/** Lines whose spaces are significant: those of code blocks and attribute values, and those that end in a hard break. */
function keptLines(tree: Root): Set<number> {
  const kept = new Set<number>();
  visit(tree, (node) => {
    if ('attributes' in node) node.attributes.forEach(keep);
    else if (/^(?:code|inlineCode|html|break|mdx.*Expression|mdxjsEsm)$/.test(node.type))
      keep(node);
  });
  return kept;

  function keep({ type, position }: Pick<Node, 'type' | 'position'>): void {
    if (!position) return;
    const { start, end } = position;
    const isWithinLine = /^(?:inlineCode|mdxJsx.*)$/.test(type) && start.line === end.line;
    // A break ends where the next line begins.
    const last = type === 'break' ? start.line : end.line;
    for (let line = start.line; line <= last && !isWithinLine; line += 1) kept.add(line);
  }
}

// To Markdown, other characters that look like spaces are text.
const isBlank = (line: Line | undefined) => line !== undefined && /^[ \t]*$/.test(line.text);

function trailingSpaces({ number, start, text }: Line): Fix[] {
  const kept = text.replace(/[ \t]+$/, '');
  if (kept === text) return [];
  return [
    {
      line: number,
      fault: 'The line ends with spaces.',
      done: 'Removed the spaces at the end of the line.',
      start: start + kept.length,
      end: start + text.length,
      text: '',
    },
  ];
}

/** A blank line below another one; blank lines at the end of the file are handled separately. */
function tooManyBlank(line: Line, lines: readonly Line[]): Fix[] {
  const above = lines[line.number - 2];
  const isLast = lines.slice(line.number).every(isBlank);
  if (!isBlank(line) || !isBlank(above) || isLast) return [];
  return [
    {
      line: line.number,
      fault: 'There are several blank lines in a row.',
      done: 'Removed an extra blank line.',
      start: line.start - 1,
      end: line.start,
      text: '',
    },
  ];
}

/** The first and last line of a heading, which differ if it is underlined. */
interface HeadingLines {
  readonly first: number;
  readonly last: number;
}

/** Headings outside lists and quotations. */
function headingLines(tree: Root): HeadingLines[] {
  const found: HeadingLines[] = [];
  visit(tree, (node) => {
    if (node.type === 'listItem' || node.type === 'blockquote') return 'skip';
    if (node.type !== 'heading' || !node.position) return undefined;
    found.push({ first: node.position.start.line, last: node.position.end.line });
    return 'skip';
  });
  return found;
}

function aroundHeading(
  lines: readonly Line[],
  { first, last }: HeadingLines,
  headed: ReadonlySet<number>,
): Fix[] {
  const [above, heading, below] = [lines[first - 2], lines[first - 1], lines[last]];
  if (!heading) return [];
  const blank = (line: Line, side: string): Fix => ({
    line: heading.number,
    fault: `There is no blank line ${side} the heading.`,
    done: `Added a blank line ${side} the heading.`,
    start: line.start,
    end: line.start,
    text: '\n',
  });
  // Spaces at the end of the line are a separate fault.
  const [wide] = /(?<=^#{1,6}) {2,}(?=\S)/.exec(heading.text) ?? [];
  const signs = heading.text.indexOf(' ');
  return [
    // Below another heading, the blank line is already added for that one.
    ...(above && !isBlank(above) && !headed.has(above.number) ? [blank(heading, 'above')] : []),
    ...(wide
      ? [
          {
            line: heading.number,
            fault: 'There are too many spaces after the #.',
            done: 'Removed extra spaces after the #.',
            start: heading.start + signs,
            end: heading.start + signs + wide.length,
            text: ' ',
          },
        ]
      : []),
    ...(below && !isBlank(below) ? [blank(below, 'below')] : []),
  ];
}

/** Offset of the trailing line breaks and spaces of the file. */
const endOf = (text: string) => text.search(/(?:\n[ \t\n]*)?$/);

function lastLine(text: string, lines: readonly Line[]): Fix[] {
  const start = endOf(text);
  if (text === '' || text.slice(start) === '\n') return [];
  return [
    {
      line: lines.length,
      fault: 'The file does not end with exactly one line break.',
      done: 'Made the file end with one line break.',
      start,
      end: text.length,
      text: '\n',
    },
  ];
}
