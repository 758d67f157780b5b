import { fixFile } from '../../../../src/build/authoring/lint/fixFile';

const SPACE = ' ';

const WRONG = `---
title: An e-mail${SPACE}
---

The data frame of the Work space, by [e-mail](/docs/e-mail) or <Kbd>e-mail</Kbd>.${SPACE}
##   One [#one]
Write \`“a”\` or \`it’s\`.



* One e-mail
  * Two
+ Three

\`\`\`text
An e-mail “quoted”${SPACE}${SPACE}


* no list
\`\`\`

A line with a break${SPACE}${SPACE}
that is meant.

https://example.com/e-mail`;

const RIGHT = `---
title: An e-mail${SPACE}
---

The dataframe of the Workspace, by [email](/docs/e-mail) or <Kbd>email</Kbd>.

## One [#one]

Write \`"a"\` or \`it's\`.

* One email
  - Two
+ Three

\`\`\`text
An e-mail “quoted”${SPACE}${SPACE}


* no list
\`\`\`

A line with a break${SPACE}${SPACE}
that is meant.

https://example.com/e-mail
`;

test('attribute values are left as they are', () => {
  const text = `<Figure\n  alt="One${SPACE}${SPACE}\n\n\nTwo"\n  caption={\`a${SPACE}\n\n\nb\`}\n/>\n`;
  expect(fixFile('content/docs/a.mdx', text).text).toBe(text);
});

test('words in capitals stay in capitals', () => {
  expect(fixFile('content/docs/a.mdx', 'Send E-MAILS.\n').text).toBe('Send EMAILS.\n');
});

test('everything that needs no judgement is fixed, except in code and front matter', () => {
  expect(fixFile('content/docs/a.mdx', WRONG).text).toBe(RIGHT);
});

test('every change is reported with its line', () => {
  const done = fixFile('content/docs/a.mdx', WRONG).done;

  expect(done.map(({ line, message }) => `${line}  ${message}`)).toEqual([
    '5  Changed "data frame" to "dataframe".',
    '5  Changed "Work space" to "Workspace".',
    '5  Changed "e-mail" to "email".',
    '5  Changed "e-mail" to "email".',
    '5  Removed the spaces at the end of the line.',
    '6  Added a blank line above the heading.',
    '6  Removed extra spaces after the #.',
    '6  Added a blank line below the heading.',
    '7  Changed the quotes in the code to straight ones.',
    '7  Changed the quotes in the code to straight ones.',
    '9  Removed an extra blank line.',
    '10  Removed an extra blank line.',
    '11  Changed "e-mail" to "email".',
    '12  Changed the bullet to a dash.',
    '25  Made the file end with one line break.',
  ]);
});

test('a second run finds nothing', () => {
  expect(fixFile('content/docs/a.mdx', RIGHT)).toEqual({ text: RIGHT, done: [] });
});

test.each([
  ['front matter', '---\ntitle: "Runs\n---\n\n* One\n'],
  ['MDX', '---\ntitle: Runs\n---\n\n* One <Kbd>\n'],
])('invalid %s is left as it is', (_, text) => {
  expect(fixFile('content/docs/a.mdx', text)).toEqual({ text, done: [] });
});

test.each([
  ['a correct page', '---\ntitle: A\n---\n\nOne\n'],
  ['a page without a body', '---\ntitle: A\n---\n'],
  ['invalid front matter', '---\ntitle: "A\n---\n\nOne\n'],
  ['invalid MDX', '---\ntitle: A\n---\n\nOne <Kbd>\n'],
])('in %s, CRLF becomes LF', (_, text) => {
  expect(fixFile('content/docs/a.mdx', text.replaceAll('\n', '\r\n'))).toEqual({
    text,
    done: [{ line: 1, message: 'Changed the line endings to LF.' }],
  });
});

test('a single CR becomes LF, so that a second run does nothing', () => {
  const { text } = fixFile('content/docs/a.mdx', '---\ntitle: A\n---\n\nOne\r## Two\r\n\nThree\n');

  expect(text).toBe('---\ntitle: A\n---\n\nOne\n\n## Two\n\nThree\n');
});

const fixed = (body: string) => fixFile('content/docs/a.mdx', body).text;

test.each([
  [
    'the name of a definition',
    'An [e-mail][], a [**note book**], [`“c”`][].\n\n[e-mail]: /a\n[**note book**]: /b\n[`“c”`]: /c\n',
  ],
  ['the id of a heading', '## Send a message [#e-mail]\n'],
  ['a heading whose id is derived from its text', '## By **e-mail**\n\nNote books\n---\n'],
  ['a part of a path', 'See docs/data-frame or e-mail/a.\n'],
  ['a part of an address', 'See work-space.example.com or example.work-space.com.\n'],
  ['code that shows curly quotes', 'Not `“` and `”`, or `‘ ’`.\n'],
  ['a bullet before a rule', 'One\n\n* Two\n* ---\n\nThree\n\n* - -\n'],
  ['bullets that separate two lists', '* One\n+ Two\n'],
])('%s is left as it is', (_, body) => {
  expect(fixed(body)).toBe(body);
});

test.each([
  ['an empty heading before spaces', 'A.\n\n##        \n\nWords.\n', 'A.\n\n##\n\nWords.\n'],
  ['headings without a blank line between them', '## A\n### B\nText\n', '## A\n\n### B\n\nText\n'],
  ['spaces in the last line', 'Text \n  \n', 'Text\n'],
  ['a last line of spaces without a line break', 'Text\n\n  ', 'Text\n'],
  ['nothing but spaces', '\n  \n', '\n'],
  ['a heading with an id of its own', '## By e-mail [#e-mail]\n', '## By email [#e-mail]\n'],
  ['bullets next to a numbered list', '* One\n\n1. Two\n', '- One\n\n1. Two\n'],
  ['a word at the end of a sentence', 'By E-mail.\n', 'By Email.\n'],
])('%s: fixed in one run', (_, body, expected) => {
  expect(fixed(body)).toBe(expected);
  expect(fixed(expected)).toBe(expected);
});

test.each([
  '- item\n\u00A0\nmore\n',
  'first\n\u00A0\nsecond\n',
  'first\n\u00A0\n\u2028\n',
  'more\u00A0\n',
])('characters that only look like spaces are text: %j is left as it is', (text) => {
  expect(fixFile('content/docs/a.mdx', text).text).toBe(text);
});
