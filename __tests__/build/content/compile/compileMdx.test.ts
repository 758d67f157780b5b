import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { mdxFaults } from '../../support/bodies';

test('text becomes a tree of elements', () => {
  expect(compileMdx('Hello *you*\n\n<Kbd>Ctrl+K</Kbd>').tree).toEqual([
    ['p', null, 'Hello ', ['em', null, 'you']],
    ['p', null, ['Kbd', null, 'Ctrl+K']],
  ]);
});

const inText = (name: string, block: string) =>
  `<${name}> is not closed in the ${block} where it opens. Write </${name}> there, or put both tags on lines of their own, indented alike.`;
const before = (close: string, open: string) =>
  `</${close}> comes before <${open}> is closed. Write </${open}> above it, or correct the name of one of the two.`;
const noTag =
  'What follows < cannot be read as a tag. Correct it, write \\< for a literal one, or put it in backticks.';
const attributes =
  'The attributes of a tag cannot be read. Write each like type="note", with a straight quote on both sides and none within, and end the tag with >.';
const curly = 'An attribute value has curly quotes. Use straight ones, such as type="note".';
const brace =
  'A { is never closed. Write \\{ for a literal brace, or */} at the end of a comment, or put it in backticks.';

test.each([
  ['<Callout type="note">\nText\n', '<Callout> is never closed. Write </Callout> below its content.', 3],
  ['<Figure src="./images/a.svg" alt="A chart">\n\nText\n', '<Figure> is never closed. It has no content, so end its tag with />.', 3],
  ['At <ApiLimit name="perMinute"> runs', '<ApiLimit> is never closed. It has no content, so end its tag with />.', 3],
  ['Text\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> main', 'The line is the mark of a merge conflict, which git left there. Keep one of the two versions below it, and remove the three marks.', 5],
  ['Press <Kbd>K', inText('Kbd', 'paragraph'), 3],
  ['- <Callout type="note">\nText\n</Callout>', inText('Callout', 'list item'), 3],
  ['Press **<Kbd>K** now</Kbd>', inText('Kbd', 'bold text'), 3],
  ['## Press <Kbd>K', inText('Kbd', 'text'), 3],
  ['A List<String>', 'The component <String> is unknown. Use one of those in content/README.md, or put a literal < in backticks.', 3],
  ['<Callout type="note">\n\nText\n\n</Calout>', before('Calout', 'Callout'), 7],
  ['<Tabs>\n\n<Tab label="A">\n\nText\n\n</Tabs>', before('Tabs', 'Tab'), 9],
  ['<Callout type="note">\n- a</Callout>', '</Callout> is in a line of text or a list, but <Callout> is not. Put both tags on lines of their own, indented alike.', 4],
  ['Text\n\n</Callout>', '</Callout> closes nothing. Write <Callout> above what it belongs to, without a slash before the >, or remove it.', 5],
  ['A <> B', noTag, 3],
  ['Fewer than <5 rows', noTag, 3],
  ['<Callout type="note" title="One>\n\nText\n\n</Callout>\n\n## Two', attributes, 3],
  ['<Callout type="note" title="One>\n\nText\n\n</Callout>\n\nA "word", a <Kbd>K</Kbd>', attributes, 3],
  ['<Callout type="note" title="Say "hi" now">\n\nText\n\n</Callout>', attributes, 3],
  ['<Callout type="note"\n\nText\n\n</Callout>', attributes, 3],
  ['<Callout type="note" title="One”>\n\nText\n\n</Callout>', curly, 3],
  ['A brace { alone\n\nText', brace, 3],
  ['{/* A comment\n\nText\n\nText', brace, 3],
])('what is not closed in %j is reported at its line', (written, message, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message }]);
}); // prettier-ignore

const fence =
  'The code block is never closed, so everything after it is code, too. Write ``` on a line below the code.';
const innerFence =
  'The code block contains the line ```text, as if it were never closed. Write ``` below its code, or if the line is code, ```` above and below the block.';

test.each([
  ['<Callout type="note">\n\n```sql\nselect 1\n\n</Callout>\n', fence, 5],
  ['<Callout type="note">\n```sql\nselect 1\n\n</Callout>\n\nText', fence, 4],
  ['<Tabs>\n\n<Tab label="A">\n\nText\n\n</Tab>\n\n<Tab label="B">\n\n```sql\nselect 1\n\n</Tab>\n\n</Tabs>', fence, 13],
  ['- <Callout type="note">\n\n  ```sql\n  select 1\n\n  </Callout>', fence, 5],
  ['<Callout type="note">\n\n```sql\nselect 1\n\n</Callout>\n\n```text\nb\n```', innerFence, 5],
  ['```sql\nselect 1\n```\n\n<Callout type="note">\n\n```sql\nselect 1\n```', '<Callout> is never closed. Write </Callout> below its content.', 7],
])('a code block that hides a closing tag is blamed for it: %j', (written, message, line) => {
  expect(mdxFaults(written)).toEqual([{ line, message }]);
}); // prettier-ignore

const lineBreak = 'Raw HTML <br> is not allowed. Start a new paragraph, or in a table, a new row.';
const html = (name: string) =>
  `Raw HTML <${name}> is not allowed. Use Markdown or a component from content/README.md.`;
const comment = 'An HTML comment does not work here. Write {/* … */} instead of <!-- … -->.';
const expression =
  'The text in braces cannot be read. Put it in backticks, or write \\{ for a brace.';

const closing = 'A closing tag contains more than its name. Write it like </Card>.';
const braces =
  'A tag contains braces. Write its attributes like type="note", and no comments between them.';
const leaves =
  'A tag or a pair of braces in a list or quotation goes on outside it. Indent the line like the one above, or begin it with > in a quotation.';

test.each([
  ['One<br>two', lineBreak],
  ['<div>\n\nOne', html('div')],
  ['Press <kbd>K', 'Raw HTML <kbd> is not allowed. Write <Kbd>.'],
  ['| a |\n| - |\n| b<br>c |', lineBreak, 5],
  ['<!-- For authors. -->', comment],
  ['One <!-- two -->', comment],
  ['<Callout type=“note”>\n\nOne\n\n</Callout>', curly],
  ['<Callout type=‘note’ />', curly],
  ['<Callout type=note />', 'An attribute value has no quotes. Use straight ones, such as type="note".'],
  ['{1 +}', expression],
  ['One {a b}', expression],
  ['## One {#two-3}', '{#two-3} does not give a heading an id. Write [#two-3].'],
  ['<https://example.com>', 'An address is written between < and >. Write [words](address).'],
  ['<me@example.com>', 'An address is written between < and >. Write [words](address).'],
  ['One </> two', noTag],
  ['<Kbd>K</Kbd/>', closing],
  ['<Kbd>K</Kbd title="a">', closing],
  ['<Callout type={} />', braces],
  ['<Callout {/* a note */} type="note" />', braces],
  ['<Callout {type} />', braces],
  ['<Callout {...a, b} />', braces],
  ['- <Figure\nsrc="./images/a.svg" alt="b" />', leaves, 4],
  ['> {one\ntwo}', leaves, 4],
])('%j is reported with a remedy', (written, message, line = 3) => {
  expect(mdxFaults(written)).toEqual([{ line, message }]);
}); // prettier-ignore

test.each([
  ['import data first', 3],
  ['import a from "b"\nrun()', 4],
])('%j, which starts with import, is reported as such', (written, line) => {
  expect(mdxFaults(written)).toEqual([
    {
      line,
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
