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
  for (const line of lines) {
    const text = withoutComment(line);
    if (text === undefined || BLOCKS.test(text)) return undefined;
    if (text === '' && (open === '' || GOES_ON.test(open))) continue;
    const joined = `${open} ${text}`.trim();
    if (/(?<!\\)\\$/.test(text)) open = joined.slice(0, -1).trimEnd();
    else if (GOES_ON.test(text)) open = joined;
    else {
      commands.push(joined);
      open = '';
    }
  }
  return open === '' ? commands.join(' && ') || undefined : undefined;
}

/** A line without its comment and surrounding space; undefined if a quote or backtick is not closed on it. */
function withoutComment(line: string): string | undefined {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]!;
    if (char === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (`"'\``.includes(char)) quote = char;
    else if (char === '#' && (at === 0 || /\s/.test(line[at - 1]!)))
      return line.slice(0, at).trim();
  }
  return quote === '' ? line.trim() : undefined;
}
