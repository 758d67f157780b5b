import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { mdxFaults } from '../../support/bodies';

const remedy = 'Put it in backticks, or write \\{ for a brace.';

test.each([
  [
    'import Chart from "./Chart"',
    'Content cannot import anything. Remove the line; every component is available without it.',
  ],
  [
    'export const rows = 3',
    'Content cannot export anything. Remove the line; every component is available without it.',
  ],
  ['{1 + 1}', `{1 + 1} is an expression, and content cannot run code. ${remedy}`],
  [
    'It has {rows.length} rows.',
    `{rows.length} is an expression, and content cannot run code. ${remedy}`,
  ],
  ['It returns {}.', `{} is an expression, and content cannot run code. ${remedy}`],
  ['## The {name}', `{name} is an expression, and content cannot run code. ${remedy}`],
  [
    '{rows.filter(isOpen).map(toName).join(", ")}',
    `{rows.filter(isOpen).map(toName).join(", } is an expression, and content cannot run code. ${remedy}`,
  ],
])('%s is refused at its line', (written, message) => {
  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

test('refused nodes are not in the tree', () => {
  expect(compileMdx('Text {secret} more\n\nexport const a = 1').tree).toEqual([
    ['p', null, 'Text ', ' more'],
  ]);
});

test.each([
  ['on a line of its own', '{/* For authors. */}\n\nText', ['p', null, 'Text']],
  ['within a line', 'Text {/* For authors. */}more', ['p', null, 'Text ', 'more']],
])('a comment %s is allowed and not shown', (_where, written, paragraph) => {
  expect(compileMdx(written)).toMatchObject({ tree: [paragraph], faults: [] });
});

test('a list of tasks is refused at each of its boxes', () => {
  const message =
    'The item has a box like a task, but readers could not tick it. Write it without the [ ], or as a step of <Steps>.';

  expect(mdxFaults('- [ ] one\n- two\n- [x] three')).toEqual([
    { line: 3, message },
    { line: 5, message },
  ]);
});

test('code between two comments is not a comment', () => {
  expect(mdxFaults('{/* one */ alert(1) /* two */}')).toEqual([
    {
      line: 3,
      message: `{/* one */ alert(1) /* two */} is an expression, and content cannot run code. ${remedy}`,
    },
  ]);
});
