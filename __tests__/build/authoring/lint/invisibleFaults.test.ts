import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

/** The faults of a body, as `line  message`. */
const lint = (text: string) =>
  bodyFaults({ text, mdx: true }, () => true).map(({ line, message }) => `${line}  ${message}`);

const faultFor = (code: string) =>
  `The code contains the character U+${code}, which is invisible or only looks like a space. Delete it, or write a space.`;

test.each([
  ['a no-break space', '\u00A0', '00A0'],
  ['a zero-width space', '\u200B', '200B'],
  ['a joiner between letters', '\u200D', '200D'],
  ['a mark that reverses the text direction', '\u202E', '202E'],
  ['a soft hyphen', '\u00AD', '00AD'],
  ['a byte order mark', '\uFEFF', 'FEFF'],
])('%s in code is reported with its line', (_, sign, code) => {
  expect(lint(`One.\n\n\`\`\`sql\n-- one\nselect${sign}1\n\`\`\`\n`)).toEqual([
    `5  ${faultFor(code)}`,
  ]);
  expect(lint(`One.\n\nWrite \`select${sign}1\`.\n`)).toEqual([`3  ${faultFor(code)}`]);
});

test.each([
  ['a zero-width space', '\u200B', '200B'],
  ['a word joiner', '\u2060', '2060'],
  ['a byte order mark', '\uFEFF', 'FEFF'],
])('%s in text is reported, as it undoes the mark next to it', (_, sign, code) => {
  expect(lint(`One.\n\n${sign}## Two\n`)).toEqual([
    `3  The text contains the invisible character U+${code}. Delete it.`,
  ]);
});

test.each([
  ['in prose', 'A rate of 5\u00A0%, a soft\u00ADhyphen.\n'],
  ['in combined emoji', '```text\n👩🏽‍💻 👨‍👩‍👧 ❤️‍🔥\n```\n'],
])('invisible characters %s are allowed', (_, text) => {
  expect(lint(text)).toEqual([]);
});
