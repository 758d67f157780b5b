// Lines that open, close or divide a block cannot be joined without parsing the full shell grammar.
const BLOCKS =
  /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|coproc|function)\b|[{(;]$|(?<!&)&$|^[})]|<</;

const GOES_ON = /(?:\||&&)$/;

/**
 * Joins shell commands into one equivalent line: continued lines are joined, comments dropped, and commands chained with
 * `&&`. Undefined for a single line, and for code that cannot be written on one.
 */
export function oneLine(source: string): string | undefined {
  const lines = source.trim().split('\n');
  if (lines.length < 2) return undefined;
  const commands: string[] = [];
  let open = '';
  let depth = 0;
  // Whether the word at the end of a line goes on at the beginning of the next.
  let withinWord = false;
  for (const line of lines) {
    const code = withoutComment(line);
    if (code === undefined) return undefined;
    const text = code.text.trim();
    if (BLOCKS.test(text)) return undefined;
    if (text === '' && (open === '' || GOES_ON.test(open))) continue;
    depth += code.depth;
    const space = withinWord && !/^\s/.test(code.text) ? '' : ' ';
    const joined = (open + space + text).trim();
    if (/(?<!\\)\\$/.test(text)) open = joined.slice(0, -1).trimEnd();
    else if (GOES_ON.test(text)) open = joined;
    else if (depth !== 0) return undefined;
    else {
      commands.push(joined);
      open = '';
    }
    withinWord = /\S\\$/.test(text);
  }
  return open === '' ? commands.join(' && ') || undefined : undefined;
}

interface Code {
  readonly text: string;
  /** How many parentheses it opens more than it closes. */
  readonly depth: number;
}

/** A line without its comment; undefined if a quote or backtick is not closed on it. */
function withoutComment(line: string): Code | undefined {
  let quote = '';
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]!;
    if (char === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (`"'\``.includes(char)) quote = char;
    else if (char === '#' && (at === 0 || /[\s;&|()<>]/.test(line[at - 1]!)))
      return { text: line.slice(0, at), depth };
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
  }
  return quote === '' ? { text: line, depth } : undefined;
}
