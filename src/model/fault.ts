/** An author's mistake, reported as a colleague would: where it is, what is wrong, what to do. */
export interface Fault {
  /** Path of the file, relative to the project root. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Two sentences: what is wrong, and what to do about it. */
  readonly message: string;
}

/** One line per fault, without duplicates, ordered by file and line, below a line with their count and location. */
export function faultReport(faults: readonly Fault[], where = 'content'): string {
  const lines = [...faults]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}  ${message}`);
  const unique = [...new Set(lines)];
  const count = unique.length === 1 ? 'One mistake' : `${unique.length} mistakes`;
  return [`${count} in the ${where}:`, ...unique].join('\n');
}

/**
 * The fault that the message of an error tells about a file of the contract or of `content/data`; undefined for any other message.
 *
 * @example toldFault('openapi/openapi.yaml:2: The key is unknown. Remove it.') // => { file: 'openapi/openapi.yaml', line: 2, … }
 */
export function toldFault(text: string): Fault | undefined {
  const [, file, line = 1, message] =
    /^((?:openapi|content\/data)\/[^:]+):(?:(\d+):)? (.*)$/.exec(text) ?? [];
  return file && message ? { file, line: Number(line), message } : undefined;
}
