import { compileMdx } from '../../../src/build/content/compileMdx';
import { mdxFaults } from '../support/bodies';

test('text becomes a tree of elements', () => {
  expect(compileMdx('Hello *you*\n\n<Kbd>Ctrl+K</Kbd>').tree).toEqual([
    ['p', null, 'Hello ', ['em', null, 'you']],
    ['p', null, ['Kbd', null, 'Ctrl+K']],
  ]);
});

const unreadable = (why: string) =>
  `The text cannot be read as MDX: ${why}. Close everything that is open, and put literal { and < in backticks.`;

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
])('the unclosed tag in %j is reported at its line', (written, why, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message: unreadable(why) }]);
});

test.each([
  ['</Callout>', 'Unexpected closing slash `/` in tag, expected an open tag first', 3],
  [
    'A brace { alone\n\nText',
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    3,
  ],
])('%j cannot be parsed, and is reported at its line', (written, why, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message: unreadable(why) }]);
});

const html = (name: string) =>
  `Raw HTML <${name}> is not allowed. Use Markdown or a component from content/README.md.`;
const comment = 'An HTML comment does not work here. Write {/* … */} instead of <!-- … -->.';
const expression =
  'The text in braces cannot be read. Put it in backticks, or write \\{ for a brace.';

test.each([
  ['One<br>two', html('br')],
  ['<div>\n\nOne', html('div')],
  ['| a |\n| - |\n| b<br>c |', html('br'), 5],
  ['<!-- For authors. -->', comment],
  ['One <!-- two -->', comment],
  ['<Callout type=“note”>\n\nOne\n\n</Callout>', 'An attribute value has curly quotes. Use straight ones, such as type="note".'],
  ['<Callout type=‘note’ />', 'An attribute value has curly quotes. Use straight ones, such as type="note".'],
  ['<Callout type=note />', 'An attribute value has no quotes. Use straight ones, such as type="note".'],
  ['{1 +}', expression],
  ['One {a b}', expression],
  ['## One {#two-3}', '{#two-3} does not give a heading an id. Write [#two-3].'],
  ['<https://example.com>', 'An address is written between < and >. Write [words](address).'],
  ['<me@example.com>', 'An address is written between < and >. Write [words](address).'],
])('%j is reported with a remedy', (written, message, line = 3) => {
  expect(mdxFaults(written)).toEqual([{ line, message }]);
}); // prettier-ignore

test('a paragraph that starts with import is reported as such', () => {
  expect(mdxFaults('import data first')).toEqual([
    {
      line: 3,
      message:
        'A paragraph starts with the word import or export, which MDX treats as code. Start it with another word.',
    },
  ]);
});

test('an unreadable body is empty', () => {
  expect(compileMdx('## Title\n\n[a](/b)\n\n<Callout>')).toMatchObject({
    tree: [],
    headings: [],
    links: [],
    pictures: [],
    code: [],
  });
});

test('an empty body has no faults', () => {
  expect(compileMdx('')).toMatchObject({ tree: [], faults: [] });
});
