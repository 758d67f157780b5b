import { withLabelLines } from '../../../../src/build/content/trees/withLabelLines';
import type { TreeElement } from '../../../../src/model/content/tree';

const bold = (text: string): TreeElement => ['strong', null, text];
const line: TreeElement = ['br', null];
const note = (...children: TreeElement[]): TreeElement => [
  'Callout',
  { type: 'info' },
  ...children,
];

test('labels of a callout begin lines, wherever the callout is', () => {
  const text: TreeElement = ['p', null, bold('Plan:'), ' Team. ', bold('Role:'), ' Admin.'];
  const lines: TreeElement = ['p', null, bold('Plan:'), ' Team. ', line, bold('Role:'), ' Admin.'];

  expect(withLabelLines([['Tab', null, note(text)]])).toEqual([['Tab', null, note(lines)]]);
});

test.each<[string, TreeElement]>([
  ['a bold word that is no label', note(['p', null, bold('Plan:'), ' Team, with ', bold('Edit'), '.'])],
  ['a label in the middle of a sentence', note(['p', null, 'Ask for ', bold('Role:'), ' Admin.'])],
  ['text outside callouts', ['p', null, bold('Plan:'), ' Team. ', bold('Role:'), ' Admin.']],
])('%s begins no line', (_, node) => {
  expect(withLabelLines([node])).toEqual([node]);
}); // prettier-ignore
