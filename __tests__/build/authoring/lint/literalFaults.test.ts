import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

/** The faults of a body, as `line  message`. */
const lint = (text: string, mdx = true) =>
  bodyFaults({ text, mdx }, () => true).map(({ line, message }) => `${line}  ${message}`);

const space = (address: string, written: string) =>
  `The address ${address} contains a space, so readers see the brackets instead of a link. Write %20 for each space: ${written}.`;
const noHeading = (signs: string, line: string) =>
  `There is no space after ${signs}, so the line is not a heading. Write ${line}.`;
const callout = (written: string, type: string) =>
  `${written} does not make a callout. Write <Callout type="${type}"> above the text and </Callout> below it.`;
const cells = (head: number, dashes: number) =>
  `The table header has cells for ${head} columns, but the dashes below it for ${dashes}. Give both the same number, or readers see the raw Markdown.`;
const noTable = (dashes: string) =>
  `The line begins with a bar, but is in no table. Write ${dashes} below the header of a table, and leave no blank line between its rows.`;
const row = (cells: string) =>
  `The row has ${cells}. Separate all cells with bars, even empty ones.`;
const joined =
  'The line has no bar, but is right below a table and so becomes a row of it. Leave a blank line above it.';
const id = (written: string, meant: string) =>
  `${written} is not a valid heading id. Use letters, digits, hyphens and underscores, such as [#${meant}].`;

const fence = '```';
const inner = (line: string, more: string) =>
  `The code block contains the line ${line}, as if it were never closed. Write ${more.slice(1)} below its code, or if the line is code, ${more} above and below the block.`;
const short = (mark: string, language = '') =>
  `The lines are not a code block, because they are between ${mark} only. Write ${fence}${language} above and ${fence} below them.`;
const noEnd = (written: string) =>
  `${written} is not at the end of the heading, so readers see it. Move it there.`;
const open = 'The code block is never closed, so everything after it is code, too.';

test.each<[string, string, string[]]>([
  ['a space in the address of a picture', 'One\n\n![Two](./a b.png)\n', [`3  ${space('./a b.png', './a%20b.png')}`]],
  ['a space in the address of a link', '[`One` two](/a b "c") and [three](mailto:a b c)\n', [
    `1  ${space('/a b', '/a%20b')}`,
    `1  ${space('mailto:a b c', 'mailto:a%20b%20c')}`,
  ]],
  ['a heading without a space', 'One\n\n##Two\n', [`3  ${noHeading('##', '## Two')}`]],
  ['a heading without a space in a list', '- One\n  ###Two `three`\n', [`2  ${noHeading('###', '### Two `three`')}`]],
  ['the callouts of Docusaurus', ':::warning[Look]\nOne\n:::\n', [`1  ${callout(':::warning', 'caution')}`]],
  ['other callouts with colons', 'One\n\n::: details\nOne\n:::\n', [`3  ${callout('::: details', 'note')}`]],
  ['the callouts of GitHub', '> [!IMPORTANT]\n> One\n', [`1  ${callout('[!IMPORTANT]', 'info')}`]],
  ['a table with too few dashes', '| a | `b` |\n| - |\n| 1 | 2 |\n', [`2  ${cells(2, 1)}`]],
  ['a table with too many dashes', '> a | b \\| c\n> :-: | --- | -:\n', [`2  ${cells(2, 3)}`]],
  ['a table without dashes', 'One\n\n| a | [b](/c) |\n| 1 | 2 |\n| 3 | 4 |\n', [`3  ${noTable('| --- | --- |')}`]],
  ['dashes of a word processor', '| a | b |\n| — | --- |\n| 1 | 2 |\n', [`1  ${noTable('| --- | --- |')}`]],
  ['a blank line in a table', '| a |\n| - |\n| 1 |\n\n| 2 |\n| 3 |\n', [`5  ${noTable('| --- |')}`]],
  ['a missing bar in a row', '- | a | b |\n  | - | - |\n  | 1 2 |\n', [`3  ${row('1 cell for 2 columns')}`]],
  ['a line break in a row', '| a | b | c |\n| - | - | - |\n| 1 | 2 \\| 3\n4 |\n', [
    `3  ${row('2 cells for 3 columns')}`,
    `4  ${row('1 cell for 3 columns')}`,
  ]],
  ['a text right below a table', '| a |\n| - |\n| 1 |\nTwo `a \\| b`\n', [`4  ${joined}`]],
  ['an id with capitals and spaces', '## One [#Upper Case]\n', [`1  ${id('[#Upper Case]', 'upper-case')}`]],
  ['an id of punctuation', '## One [#!=]\n', [`1  ${id('[#!=]', 'my-id')}`]],
  ['a code block that is never closed', `One\n\n${fence}sql\nselect 1\n`, [`3  ${open} Write ${fence} on a line below the code.`]],
  ['a code block in a list that is never closed', `- One\n\n  ${fence}sql\n  select 1\n\nTwo\n`, [`3  ${open} Write ${fence} on a line below the code.`]],
  ['a code block that the next one closes', `One\n\n${fence}sql\nselect 1\n\nTwo\n\n${fence}text\nThree\n${fence}\n`, [`3  ${inner(`${fence}text`, `${fence}\``)}`]],
  ['words behind the closing fence', `~~~sql\nselect 1\n~~~ and\n~~~\n`, [`1  ${inner('~~~ and', '~~~~')}`]],
  ['a code block whose closing fence is too short', `~~~~sql\nselect 1\n~~~\n`, [`1  ${open} Write ~~~~ on a line below the code.`]],
  ['a code block in two backticks', 'One\n\n``bash\nls\n``\n', [`3  ${short('``', 'bash')}`]],
  ['a code block in single backticks, in a list', '1. One\n\n   `\n   ls {a}\n   pwd\n   `\n', [`3  ${short('`')}`]],
  ['an id in the middle of a heading', '## One [#two] three\n\nText.\n', [`1  ${noEnd('[#two]')}`]],
  ['an id in front of code', '## One [#two] `three`\n\nText.\n', [`1  ${noEnd('[#two]')}`]],
  ['an id with a space in front', '## One [ #two]\n\nText.\n', [`1  ${id('[ #two]', 'two')}`]],
  ['a table without rows', 'One\n\n| a | b |\n| - | - |\n\nTwo\n', ['3  The table has no rows. Write them right below the dashes.']],
])('%s: reported with the line and a remedy', (_, text, faults) => {
  expect(lint(text)).toEqual(faults);
}); // prettier-ignore

test('a callout in a changelog entry is reported without suggesting a component', () => {
  expect(lint('> [!NOTE]\n> One\n', false)).toEqual([
    '1  [!NOTE] does not make a callout, and changelog entries cannot have any. Write a sentence.',
  ]);
});

test('in the changelog, an id in braces is reported', () => {
  expect(lint('## One {#two}\n', false)).toEqual([`1  ${id('{#two}', 'two')}`]);
});

test.each([
  ['addresses with spaces in valid Markdown', '![One](<./a b.png>) and [two](/a%20b "c d")\n'],
  ['brackets in prose', 'Write a [key](see below), a [name](e.g. my page), a [note](like: this one) and a list[0](one two), #hash and a:::b.\n'],
  ['inline code on several lines', '`a\nb`\n\n``\na `b` ``\n\nOne `\ntwo\n`\n\n`one\ntwo\n` three\n'],
  ['inline code', '`[a](/b c)` and `##a`, `:::note`, `[!NOTE]`\n'],
  ['escaped syntax', '\\##One\n\n\\[two](/a b), \\:::note\n'],
  ['code', `${fence}text\n[a](/b c)\n##a\n:::note\n| a | b |\n| - |\n${fence}\n`],
  ['code in lists and quotations', `> ${fence}text\n> a\n> ${fence}\n\n- ${fence}text\n  a\n  ${fence}\n`],
  ['longer fences', `${fence}\`text\n${fence}\n${fence}\`\n`],
  ['other fences in code', `${fence}text\n~~~text\n${fence}a${fence}\n~~~\n${fence}\n`],
  ['indented code in Markdown', '    ##a\n', false],
  ['tables', '| a | b |\n| - | - |\n| `c \\| d` | e |\n'],
  ['ids', '## One [#two-3]\n\n### Four [five] `[#six]`\n\nText.\n'],
])('no faults are found in %s', (_, text, mdx = true) => {
  expect(lint(text, mdx)).toEqual([]);
}); // prettier-ignore
