import type { TreeElement } from '../../model/tree';

/** The element that shows a `result` fence, a pipe table as a query printed it; columns of numbers stand right. */
export function resultTable(code: string): TreeElement {
  const [head = [], , ...rows] = code.trim().split('\n').map(cells);
  const numeric = head.map((_, column) =>
    rows.every((row) => /^(?:null|-?[\d.]+)$/.test(row[column] ?? '')),
  );
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
 * What is wrong with a `result` fence: its second row is left out, and would take data with it; and what stands beyond its columns
 * has no head.
 */
export function resultProblems(code: string): string[] {
  const lines = code.trim().split('\n');
  const [head = [], second = [''], ...rows] = lines.map(cells);
  if (!second.every((text) => /^:?-+:?$/.test(text))) {
    const dashes = `| ${head.map(() => '---').join(' | ')} |`;
    return [
      `The second row of the result is not made of dashes. Write ${dashes} below the names of the columns.`,
    ];
  }
  const odd = [second, ...rows].findIndex((row) => row.length !== head.length);
  if (odd < 0) return [];
  return [
    `The row ${lines[odd + 1]?.trim()} of the result has not as many cells as its head. Write one for each column, and \\| for a bar.`,
  ];
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((text) => text.trim().replaceAll('\\|', '|'));
}
