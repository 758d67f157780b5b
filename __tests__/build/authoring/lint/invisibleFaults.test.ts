import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

/** What is wrong with a body, as `line  message`. */
const lint = (text: string) =>
  bodyFaults({ text, mdx: true }, () => true).map(({ line, message }) => `${line}  ${message}`);

const told = (code: string) =>
  `The code holds the character U+${code}, which nobody sees and programs do not read as a space. Delete it, or write a space.`;

test.each([
  ['a no-break space', '\u00A0', '00A0'],
  ['a zero-width space', '\u200B', '200B'],
  ['a joiner between letters', '\u200D', '200D'],
  ['a mark that turns the direction', '\u202E', '202E'],
  ['a soft hyphen', '\u00AD', '00AD'],
  ['the mark of a byte order', '\uFEFF', 'FEFF'],
])('%s in code is told with its line', (_, sign, code) => {
  expect(lint(`One.\n\n\`\`\`sql\n-- one\nselect${sign}1\n\`\`\`\n`)).toEqual([`5  ${told(code)}`]);
  expect(lint(`One.\n\nWrite \`select${sign}1\`.\n`)).toEqual([`3  ${told(code)}`]);
});

test.each([
  ['in prose', 'A rate of 5\u00A0%, a soft\u00ADhyphen.\n'],
  ['in a picture that is joined of several', '```text\n👩🏽‍💻 👨‍👩‍👧 ❤️‍🔥\n```\n'],
])('what stands %s is fine', (_, text) => {
  expect(lint(text)).toEqual([]);
});
