import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { resultTable } from '../../../../src/build/content/leaves/resultTable';
import { kinds } from '../../support/bodies';

const right = { style: { textAlign: 'right' } };

const table = `| plan | seats |
| ---- | ----- |
| Team | 12.5  |
| null | null  |
`;

const element = [
  'Result',
  null,
  ['thead', null, ['tr', null, ['th', null, 'plan'], ['th', right, 'seats']]],
  [
    'tbody',
    null,
    ['tr', null, ['td', null, 'Team'], ['td', right, '12.5']],
    ['tr', null, ['td', null, ['em', null, 'null']], ['td', right, ['em', null, 'null']]],
  ],
];

test('numbers are right-aligned, and null is distinguished from text', () => {
  expect(resultTable(table)).toEqual(element);
});

test('columns with words among or after numbers are not numeric', () => {
  expect(
    JSON.stringify(resultTable('| a | b |\n| - | - |\n| 1 | 2 kB |\n| n/a | 3 kB |')),
  ).not.toContain('right');
});

test.each(['| a |\n| - |', '| a |\n| - |\n| null |'])(
  'a column without any number is not numeric: %j',
  (code) => {
    expect(JSON.stringify(resultTable(code))).not.toContain('right');
  },
);

test('a pipe in a cell is written with a backslash', () => {
  expect(resultTable('| a |\n| - |\n| x \\| y |')).toContainEqual([
    'tbody',
    null,
    ['tr', null, ['td', null, 'x | y']],
  ]);
});

test.each(kinds)('in %s, a result fence becomes a table', async (_name, compile) => {
  const { tree, code, faults } = await compile(`\`\`\`result\n${table}\`\`\``);

  expect(tree).toEqual([element]);
  expect(code).toEqual([{ language: 'result', meta: '', code: table, line: 1 }]);
  expect(faults).toEqual([]);
});

test.each([
  ['| plan | seats |\n| Team | 12 |', '| --- | --- |'],
  ['| plan | seats |', '| --- | --- |'],
  ['| plan |\n| --- | not dashes |\n| Team |', '| --- |'],
  ['', '| --- |'],
])('a result whose second row is data is reported: %j', (rows, dashes) => {
  const message = `The second row of the result does not consist of dashes. Write ${dashes} below the column names.`;

  expect(compileMdx(`Text.\n\n\`\`\`result\n${rows}\n\`\`\``).faults).toEqual([
    { line: 3, message },
  ]);
});

test.each([
  ['| a | b |\n| - | - |\n| 1 | 2 |\n| 3 |', '| 3 |'],
  ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', '| 1 | 2 | 3 |'],
  ['| a | b |\n| - |\n| 1 | 2 |', '| - |'],
])('a result with rows of different lengths is reported: %j', (rows, row) => {
  const message = `The row ${row} of the result does not have as many cells as its header. Write one for each column, and \\| for a bar.`;

  expect(compileMdx(`Text.\n\n\`\`\`result\n${rows}\n\`\`\``).faults).toEqual([
    { line: 3, message },
  ]);
});

test.each(['| a | b |\n| - | ---: |', '|a|\n|:-:|\n|1|'])('a result may be %j', (rows) => {
  expect(compileMdx(`\`\`\`result\n${rows}\n\`\`\``).faults).toEqual([]);
});

test('a bar in the last cell of a row without an outer bar is text', () => {
  expect(JSON.stringify(resultTable('a | b\n--- | ---\n1 | x\\|'))).toContain('["td",null,"x|"]');
});
