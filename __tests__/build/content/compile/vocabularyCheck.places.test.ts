import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { mdxFaults } from '../../support/bodies';

const steps = '<Steps> contains something other than one numbered list. Put the rest outside it.';
const tree = '<FileTree> contains something other than one bulleted list. Put the rest outside it.';
const tabs = '<Tabs> contains something other than <Tab> components. Put the rest outside it.';
const cards = '<Cards> contains something other than <Card> components. Put the rest outside it.';
const card = '<Card> is outside <Cards>. Put it directly inside one.';
const tab = '<Tab> is outside <Tabs>. Put it directly inside one.';
const noSteps = '<Steps> contains no numbered list. Write one, or remove <Steps> and </Steps>.';
const noTree =
  '<FileTree> contains no bulleted list. Write one, or remove <FileTree> and </FileTree>.';
const bullets = 'The list in <Steps> has bullets. Number its items: 1., 2., …';
const numbers = 'The list in <FileTree> has numbers. Begin its items with dashes instead.';
const content = (name: string) =>
  `<${name}> has content that is not shown. Close it with /> and put the rest below it.`;

test.each([
  ['<Steps></Steps>', noSteps],
  ['<Steps>Text</Steps>', noSteps],
  ['<Steps>\n- a\n- b\n</Steps>', bullets],
  ['<Steps>\n\nText\n\n- a\n- b\n\n</Steps>', bullets],
  ['<Steps>\n\n1. a\n\nText\n\n</Steps>', steps],
  ['<Steps>\n\n1. a\n\n1) b\n\n</Steps>', steps],
  ['<FileTree></FileTree>', noTree],
  ['<FileTree>Text</FileTree>', noTree],
  ['<FileTree>\n1. a\n</FileTree>', numbers],
  ['<FileTree>\n\n- a\n\nText\n\n</FileTree>', tree],
  ['<FileTree>\n- a\n\n+ b\n</FileTree>', tree],
  ['<Tabs>Text</Tabs>', tabs],
  [
    '<Tabs></Tabs>',
    '<Tabs> contains no <Tab> components. Write them, or remove <Tabs> and </Tabs>.',
  ],
  ['<Tabs>\n<Tab label="a">b</Tab>\n\nText\n</Tabs>', tabs],
  ['<Cards>Text</Cards>', cards],
  ['<Cards>\n- [a](/b)\n</Cards>', cards],
  ['<Card title="a" href="/b">c</Card>', card],
  ['<Tab label="a">b</Tab>', tab],
  ['<Figure src="./images/a.svg" alt="b">c</Figure>', content('Figure')],
  ['<Video src="https://a.b/c" title="d">e</Video>', content('Video')],
])('%j is reported at its line', (written, message) => {
  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

test.each([
  ['<Badge kind="new" />', 'Badge'],
  ['A <Badge kind="plan"></Badge> b', 'Badge'],
  ['Press <Kbd>{/* Later. */}</Kbd>.', 'Kbd'],
  ['<Callout type="note"></Callout>', 'Callout'],
  ['<Accordion title="a">\n\n</Accordion>', 'Accordion'],
  ['<Tabs><Tab label="a"></Tab><Tab label="c">d</Tab></Tabs>', 'Tab'],
  ['<Cards><Card title="a" href="/b" /></Cards>', 'Card'],
])('an empty component is reported: %j', (written, name) => {
  const message = `<${name}> is empty. Write what it shows between <${name}> and </${name}>.`;

  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

test.each([
  ['<Steps>\n\n1. a\n\nText\n\n2. b\n\n</Steps>', 7],
  ['<Steps>\n\n1. a\n2. b\n\n```text\nc\n```\n\n3. d\n\nText\n\n4. e\n\n</Steps>', 8],
  ['<Steps>\n\n1. a\n\n<Callout type="note">b</Callout>\n\n2. c\n\n</Steps>', 7],
])('content that separates steps is reported at its own line: %j', (written, line) => {
  const message =
    'A line of a step is not indented. Indent everything that belongs to a step by three spaces.';

  expect(mdxFaults(written)).toEqual([{ line, message }]);
});

test('a card must be directly inside cards', () => {
  const written =
    '<Callout type="note">\n<Card title="a" href="/b">c</Card>\n</Callout>\n\n' +
    '<Cards>\n<Callout type="note">\n<Card title="a" href="/b">c</Card>\n</Callout>\n</Cards>';

  expect(mdxFaults(written)).toEqual([
    { line: 4, message: card },
    { line: 7, message: cards },
    { line: 9, message: card },
  ]);
});

test.each([
  '<Steps>\n\n{/* For authors. */}\n\n1. a\n\n</Steps>',
  '<Tabs>\n  {/* For authors. */}\n  <Tab label="a">b</Tab>\n  <Tab label="c">d</Tab>\n</Tabs>',
])('a comment does not count as content: %j', (written) => {
  expect(mdxFaults(written)).toEqual([]);
});

test.each([
  ['Text <Callout type="note">a</Callout> more', 'Callout'],
  ['## Title <Video src="/a.mp4" title="b" />', 'Video'],
  ['See **<Figure src="./a.png" alt="b" />**.', 'Figure'],
])('a block is refused in a paragraph or heading: %s', (written, name) => {
  expect(mdxFaults(written)).toEqual([
    { line: 3, message: `<${name}> is within a line of text. Put it on a line of its own.` },
  ]);
});

test.each([
  ['<Accordion title="a">\n\n## Limits of *runs*\n\n</Accordion>', 'Accordion'],
  ['<Accordion title="a">\n\nLimits of\nruns\n---\n\n</Accordion>', 'Accordion'],
  [
    '<Tabs>\n<Tab label="a">\n\nb\n\n## Limits of *runs*\n\n</Tab>\n<Tab label="c">d</Tab>\n</Tabs>',
    'Tab',
  ],
  [
    '<Accordion title="a">\n\n<Callout type="note">\n\n## Limits of *runs*\n\n</Callout>\n\n</Accordion>',
    'Accordion',
  ],
])('a heading is refused where it may be hidden: %j', (written, name) => {
  const message = `<${name}> contains the heading "Limits of runs", which cannot be seen while it is closed. Put it outside, or write it in bold.`;

  expect(mdxFaults(written)).toEqual([{ line: name === 'Tab' ? 4 : 3, message }]);
});

test.each([
  'Press <Kbd>Ctrl+**K**</Kbd>.',
  'Press <Kbd>`K`</Kbd>.',
  'Press <Kbd>Ctrl{/* or Cmd */}+K</Kbd>.',
  '<Kbd>\n\nCtrl+K\n\n</Kbd>',
])('keys must be plain text: %j', (written) => {
  const message =
    '<Kbd> contains something other than plain text. Write it like <Kbd>Ctrl+K</Kbd>.';

  expect(mdxFaults(written)).toEqual([{ line: 3, message }]);
});

const tabNamed = (label: string) => `<Tab label="${label}">a</Tab>`;

test.each([
  ['SQL', 'SQL'],
  ['SQL', 'Python', 'SQL', 'SQL'],
])('two tabs with the same name are reported: %s, %s', (...labels) => {
  expect(mdxFaults(`<Tabs>\n${labels.map(tabNamed).join('\n')}\n</Tabs>`)).toEqual([
    { line: 3, message: '<Tabs> has two tabs called "SQL". Rename one.' },
  ]);
});

test('a single tab is reported', () => {
  expect(mdxFaults(`<Tabs>\n${tabNamed('SQL')}\n</Tabs>`)).toEqual([
    {
      line: 3,
      message: '<Tabs> has only one tab. Add the alternatives, or write its content without tabs.',
    },
  ]);
});

test('tabs in different groups may have the same name', () => {
  const tabs = `<Tabs group="language">\n${tabNamed('SQL')}\n${tabNamed('R')}\n</Tabs>`;

  expect(mdxFaults(`${tabs}\n\n${tabs}`)).toEqual([]);
});

test('badges and keys may be inline', () => {
  const written = 'Press <Kbd>Ctrl+\nK</Kbd>, <Kbd>&lt;</Kbd>, <Badge kind="new">**New**</Badge>.';

  expect(compileMdx(written).faults).toEqual([]);
});
