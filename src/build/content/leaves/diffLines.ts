/** A line of a diff: its sign, and the code without it. */
interface DiffLine {
  readonly sign: string;
  readonly code: string;
}

/** Splits a diff into lines. Lines that name the two files look like changes, but have no sign. */
export function diffLines(text: string): DiffLine[] {
  const lines = text.split('\n');
  return lines.map((line, index) => {
    if (namesFile(lines, index)) return { sign: '', code: line };
    return { sign: line.charAt(0), code: line.replace(/^[+\- ]/, '') };
  });
}

/** Whether a line of a diff names one of the two files. */
export function namesFile(lines: readonly string[], index: number): boolean {
  return isFiles(lines[index], lines[index + 1]) || isFiles(lines[index - 1], lines[index]);
}

/** Both are needed: `--- note` alone is a removed SQL comment. */
function isFiles(line = '', next = ''): boolean {
  return line.startsWith('--- ') && next.startsWith('+++ ');
}
