import { compileMdx } from '../../../src/build/content/compileMdx';
import { mdxFaults } from '../support/bodies';

test('text becomes a tree of elements', () => {
  expect(compileMdx('Hello *you*\n\n<Kbd>Ctrl+K</Kbd>').tree).toEqual([
    ['p', null, 'Hello ', ['em', null, 'you']],
    ['p', null, ['Kbd', null, 'Ctrl+K']],
  ]);
});

const unreadable = (why: string) =>
  `The text cannot be read as MDX: ${why}. Close what is open, and put { and < of the text in backticks.`;

test.each([
  ['<Callout type="note">\nText\n', 'Expected a closing tag for `<Callout>`', 3],
  ['Press <Kbd>K', 'Expected a closing tag for `<Kbd>` before the end of `paragraph`', 3],
  [
    '<Callout type="note">\n\nText\n\n</Calout>',
    'Unexpected closing tag `</Calout>`, expected corresponding closing tag for `<Callout>`',
    7,
  ],
  [
    '<Callout type="note">\n- a</Callout>',
    'Expected the closing tag `</Callout>` either after the end of `paragraph` or another opening tag after the start of `paragraph`',
    4,
  ],
])('the unclosed tag of %j is told at its line', (written, why, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message: unreadable(why) }]);
});

test.each([
  ['</Callout>', 'Unexpected closing slash `/` in tag, expected an open tag first', 3],
  [
    'A brace { alone\n\nText',
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    3,
  ],
])('%j cannot be read, and is told at its line', (written, why, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message: unreadable(why) }]);
});

const html = (name: string) =>
  `Raw HTML <${name}> is not allowed. Use Markdown or a component of content/README.md.`;
const comment = 'A comment of HTML cannot be read here. Write {/* … */} instead of <!-- … -->.';
const expression =
  'What stands in braces cannot be read. Put it in backticks, or write \\{ for a brace.';

test.each([
  ['One<br>two', html('br')],
  ['<div>\n\nOne', html('div')],
  ['| a |\n| - |\n| b<br>c |', html('br'), 5],
  ['<!-- For authors. -->', comment],
  ['One <!-- two -->', comment],
  ['<Callout type=“note”>\n\nOne\n\n</Callout>', 'A value of a tag has curly quotes. Write straight ones, such as type="note".'],
  ['<Callout type=‘note’ />', 'A value of a tag has curly quotes. Write straight ones, such as type="note".'],
  ['<Callout type=note />', 'A value of a tag has no quotes. Write straight ones, such as type="note".'],
  ['{1 +}', expression],
  ['One {a b}', expression],
  ['## One {#two-3}', '{#two-3} gives a heading no id. Write [#two-3].'],
  ['<https://example.com>', 'An address stands between < and >. Write [words](address).'],
  ['<me@example.com>', 'An address stands between < and >. Write [words](address).'],
])('for %j the remedy is told', (written, message, line = 3) => {
  expect(mdxFaults(written)).toEqual([{ line, message }]);
}); // prettier-ignore

test('a paragraph that begins with import is told as what it is', () => {
  expect(mdxFaults('import data first')).toEqual([
    {
      line: 3,
      message:
        'A paragraph begins with the word import or export, which MDX takes for code. Begin it with another word.',
    },
  ]);
});

test('a body that cannot be read is empty', () => {
  expect(compileMdx('## Title\n\n[a](/b)\n\n<Callout>')).toMatchObject({
    tree: [],
    headings: [],
    links: [],
    pictures: [],
    code: [],
  });
});

test('a body that holds nothing is empty and has no fault', () => {
  expect(compileMdx('')).toMatchObject({ tree: [], faults: [] });
});
