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

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((text) => text.trim().replaceAll('\\|', '|'));
}
