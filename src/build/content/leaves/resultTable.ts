import type { TreeElement } from '../../../model/content/tree';

/** The element for a `result` fence, which contains a pipe table as printed by a query; numeric columns are right-aligned. */
export function resultTable(code: string): TreeElement {
  const [head = [], , ...rows] = code.trim().split('\n').map(cells);
  const numeric = head.map((_, column) => {
    const known = rows.map((row) => row[column] ?? '').filter((text) => text !== 'null');
    return known.length > 0 && known.every((text) => /^-?[\d.]+$/.test(text));
  });
  const cell = (name: 'th' | 'td', text: string, column: number): TreeElement => [
    name,
    numeric[column] ? { style: { textAlign: 'right' } } : null,
    ...(text === 'null' ? [['em', null, text] as TreeElement] : [text]),
  ];
  const row = (name: 'th' | 'td', texts: string[]): TreeElement => [
    'tr',
    null,
    ...texts.map((text, column) => cell(name, text, column)),
  ];
  return [
    'Result',
    null,
    ['thead', null, row('th', head)],
    ['tbody', null, ...rows.map((texts) => row('td', texts))],
  ];
}

/**
 * The problems with a `result` fence: its second row must be dashes, because it is not shown, and each row must have a cell for
 * each column.
 */
export function resultProblems(code: string): string[] {
  const lines = code.trim().split('\n');
  const [head = [], second = [''], ...rows] = lines.map(cells);
  if (!second.every((text) => /^:?-+:?$/.test(text))) {
    const dashes = `| ${head.map(() => '---').join(' | ')} |`;
    return [
      `The second row of the result does not consist of dashes. Write ${dashes} below the column names.`,
    ];
  }
  const odd = [second, ...rows].findIndex((row) => row.length !== head.length);
  if (odd < 0) return [];
  return [
    `The row ${lines[odd + 1]?.trim()} of the result does not have as many cells as its header. Write one for each column, and \\| for a bar.`,
  ];
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((text) => text.trim().replaceAll('\\|', '|'));
}
