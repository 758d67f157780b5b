import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { mdxFaults } from '../../support/bodies';

const html = (tag: string) =>
  `Raw HTML <${tag}> is not allowed. Use Markdown or a component from content/README.md.`;

test.each([
  ['<div>Text</div>', html('div')],
  ['Text <span>more</span>', html('span')],
  ['<br />', 'Raw HTML <br> is not allowed. Start a new paragraph, or in a table, a new row.'],
  ['<script>alert(1)</script>', html('script')],
  [
    '<img src="x" onerror="alert(1)" />',
    'Raw HTML <img> is not allowed. Write ![words](./images/name.png).',
  ],
  [
    '<a href="javascript:alert(1)">Text</a>',
    'Raw HTML <a> is not allowed. Write [words](address).',
  ],
  ['<details>Text</details>', 'Raw HTML <details> is not allowed. Write <Accordion>.'],
  ['<Note>Text</Note>', 'The component <Note> is unknown. Write <Callout type="note">.'],
  [
    '<Warning>Text</Warning>',
    'The component <Warning> is unknown. Write <Callout type="caution">.',
  ],
  ['<TabItem>Text</TabItem>', 'The component <TabItem> is unknown. Write <Tab>.'],
  ['<Image src="./a.png" />', 'The component <Image> is unknown. Write <Figure>.'],
  ['<raw-comment>Text</raw-comment>', html('raw-comment')],
  [
    '<Calout type="note">Text</Calout>',
    'The component <Calout> is unknown. Did you mean <Callout>?',
  ],
  ['<steps>Text</steps>', 'Raw HTML <steps> is not allowed. Write <Steps>.'],
  [
    '<Diagram>Text</Diagram>',
    'The component <Diagram> is unknown. Use one of those in content/README.md, or put a literal < in backticks.',
  ],
  [
    '<>Text</>',
    'The component <> is unknown. Use one of those in content/README.md, or put a literal < in backticks.',
  ],
  [
    '<Callout.Note>Text</Callout.Note>',
    'The component <Callout.Note> is unknown. Use one of those in content/README.md, or put a literal < in backticks.',
  ],
])('%s is reported at its line', (written, message) => {
  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

test.each([
  ['type="note" colour="red"', '<Callout> has no attribute "colour". It takes type, title.'],
  ['type="note" toString="a"', '<Callout> has no attribute "toString". It takes type, title.'],
  [
    'type="note" onClick="alert(1)"',
    '<Callout> has the event attribute "onClick". Content cannot run code; remove it.',
  ],
  [
    'type="note" onmouseover="alert(1)"',
    '<Callout> has the event attribute "onmouseover". Content cannot run code; remove it.',
  ],
  [
    'type="note" dangerouslySetInnerHTML="a"',
    '<Callout> has no attribute "dangerouslySetInnerHTML". It takes type, title.',
  ],
  ['', '<Callout> needs the attribute "type". Add it.'],
  ['type="" ', 'The attribute "type" of <Callout> is empty. Fill it in.'],
  ['type="note" title="  "', 'The attribute "title" of <Callout> is empty. Fill it in.'],
  ['type', 'The attribute "type" of <Callout> is not plain text. Write type="…".'],
  ['type={kind}', 'The attribute "type" of <Callout> is not plain text. Write type="…".'],
  ['type={"note"}', 'The attribute "type" of <Callout> is not plain text. Write type="…".'],
  ['type="note" {...props}', '<Callout> spreads an {expression}. Write the attributes one by one.'],
  ['type="note" type="tip"', '<Callout> has the attribute "type" twice. Keep one of them.'],
  [
    'type="warning"',
    '"warning" is not a type of <Callout>. Use one of note, tip, info, caution, danger.',
  ],
])('<Callout %s> is reported at its line', (attributes, message) => {
  expect(mdxFaults(`<Callout ${attributes}>Text</Callout>`)).toEqual([{ line: 3, message }]);
});

test.each([
  ['<Kbd size="2">K</Kbd>', '<Kbd> has no attribute "size". It takes none.'],
  [
    '<Badge kind="old">Old</Badge>',
    '"old" is not a kind of <Badge>. Use one of plan, role, new, improved, fixed, beta.',
  ],
  ['<Figure src="./a.png" />', '<Figure> needs the attribute "alt". Add it.'],
  ['<Figure src="./a.png" alt="" />', 'The attribute "alt" of <Figure> is empty. Fill it in.'],
  [
    '<Figure src="./a.png" alt="A chart" caption="**Orders** by month" />',
    'The attribute "caption" of <Figure> is plain text, so readers see the marks in **Orders**. Write it without.',
  ],
  [
    '<Callout type="note" title="Use `run`">Text</Callout>',
    'The attribute "title" of <Callout> is plain text, so readers see the marks in `run`. Write it without.',
  ],
  [
    '<Accordion title="See [runs](/docs/runs)">Text</Accordion>',
    'The attribute "title" of <Accordion> is plain text, so readers see the marks in [runs](/docs/runs). Write it without.',
  ],
  ['<Accordion>Text</Accordion>', '<Accordion> needs the attribute "title". Add it.'],
])('%s is reported at its line', (written, message) => {
  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

test('each mistake in a component is reported', () => {
  expect(mdxFaults('<Video\n  href="/a"\n/>').map(({ message }) => message)).toEqual([
    '<Video> has no attribute "href". It takes src, title, poster.',
    '<Video> needs the attribute "src". Add it.',
    '<Video> needs the attribute "title". Add it.',
  ]);
});

test('a component with a mistake is left out, and its content is still checked', () => {
  const { tree, faults } = compileMdx('<Wrong>\n\nText\n\n[a](../b)\n\n<b>c</b>\n\n</Wrong>');

  expect(tree).toEqual([]);
  expect(faults.map(({ line }) => line)).toEqual([1, 5, 7]);
});
