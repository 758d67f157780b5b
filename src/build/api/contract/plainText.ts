/**
 * The Markdown of a description as one line of plain text, with middle dots between table cells.
 *
 * @example plainText('Starts a **run**; see [GetRun](#operation/GetRun).') // => 'Starts a run; see GetRun.'
 */
export function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => (/^\s*\|.*\|\s*$/.test(line) ? cellsOf(line) : line))
    .join(' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function cellsOf(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim());
  return `${cells.filter((cell) => cell !== '').join(' · ')}.`;
}
