/** A mistake of an author, told as a colleague would: where it is, what is wrong, what to do. */
export interface Fault {
  /** Path of the file from the root of the project. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Two sentences: what is wrong, and what to do about it. */
  readonly message: string;
}

/** One line per fault, ordered by file and line, each said once, under a line that counts them and says what they are in. */
export function faultReport(faults: readonly Fault[], where = 'content'): string {
  const lines = [...faults]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}  ${message}`);
  const unique = [...new Set(lines)];
  const count = unique.length === 1 ? 'One mistake' : `${unique.length} mistakes`;
  return [`${count} in the ${where}:`, ...unique].join('\n');
}
