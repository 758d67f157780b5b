// Lines that open, close or divide a block cannot be joined without the whole grammar of the shell.
const BLOCKS =
  /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|coproc|function)\b|[{(;]$|(?<!&)&$|^[})]|<</;

const GOES_ON = /(?:\||&&)$/;

/**
 * The commands of a shell as one line that does the same: continued lines joined, comments left out, commands one after
 * the other as long as they succeed. Undefined for a single line, and for what cannot be said in one.
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

/** A line without its comment and the space around it; undefined when a quotation, or a command in backticks, goes on beyond it. */
function withoutComment(line: string): string | undefined {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (sign === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if (sign === '#' && (at === 0 || /\s/.test(line[at - 1]!)))
      return line.slice(0, at).trim();
  }
  return quote === '' ? line.trim() : undefined;
}
