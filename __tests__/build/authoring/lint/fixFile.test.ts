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

test('values of attributes stay as they are', () => {
  const text = `<Figure\n  alt="One${SPACE}${SPACE}\n\n\nTwo"\n  caption={\`a${SPACE}\n\n\nb\`}\n/>\n`;
  expect(fixFile('content/docs/a.mdx', text).text).toBe(text);
});

test('words in capitals stay in capitals', () => {
  expect(fixFile('content/docs/a.mdx', 'Send E-MAILS.\n').text).toBe('Send EMAILS.\n');
});

test('what can be mended without a thought is mended, code and front matter aside', () => {
  expect(fixFile('content/docs/a.mdx', WRONG).text).toBe(RIGHT);
});

test('it tells what it did, line by line', () => {
  const done = fixFile('content/docs/a.mdx', WRONG).done;

  expect(done.map(({ line, message }) => `${line}  ${message}`)).toEqual([
    '5  "data frame" is "dataframe".',
    '5  "Work space" is "Workspace".',
    '5  "e-mail" is "email".',
    '5  "e-mail" is "email".',
    '5  The spaces at the end of the line are gone.',
    '6  A blank line stands above the heading.',
    '6  One space stands after the #.',
    '6  A blank line stands below the heading.',
    '7  The quotes of the code are straight.',
    '7  The quotes of the code are straight.',
    '9  One blank line is left of several.',
    '10  One blank line is left of several.',
    '11  "e-mail" is "email".',
    '12  The bullet is a dash.',
    '25  The file ends with one line break.',
  ]);
});

test('a second run finds nothing', () => {
  expect(fixFile('content/docs/a.mdx', RIGHT)).toEqual({ text: RIGHT, done: [] });
});

test.each([
  ['front matter', '---\ntitle: "Runs\n---\n\n* One\n'],
  ['MDX', '---\ntitle: Runs\n---\n\n* One <Kbd>\n'],
])('%s that cannot be read is left as it is', (_, text) => {
  expect(fixFile('content/docs/a.mdx', text)).toEqual({ text, done: [] });
});

test.each([
  ['a sound page', '---\ntitle: A\n---\n\nOne\n'],
  ['a page without a body', '---\ntitle: A\n---\n'],
  ['front matter that cannot be read', '---\ntitle: "A\n---\n\nOne\n'],
  ['MDX that cannot be read', '---\ntitle: A\n---\n\nOne <Kbd>\n'],
])('in %s, line ends of Windows become those of all files', (_, text) => {
  expect(fixFile('content/docs/a.mdx', text.replaceAll('\n', '\r\n'))).toEqual({
    text,
    done: [{ line: 1, message: 'The lines end with LF, as everywhere else.' }],
  });
});

const fixed = (body: string) => fixFile('content/docs/a.mdx', body).text;

test.each([
  [
    'the name of a definition',
    'An [e-mail][], a [**note book**], [`“c”`][].\n\n[e-mail]: /a\n[**note book**]: /b\n[`“c”`]: /c\n',
  ],
  ['the id of a heading', '## Send a message [#e-mail]\n'],
  ['a heading that has its id from its words', '## By **e-mail**\n\nNote books\n---\n'],
  ['a part of a path', 'See docs/data-frame or e-mail/a.\n'],
  ['a part of an address', 'See work-space.example.com or example.work-space.com.\n'],
  ['code that shows curly quotes', 'Not `“` and `”`, or `‘ ’`.\n'],
  ['a bullet before a rule', 'One\n\n* Two\n* ---\n\nThree\n\n* - -\n'],
  ['the bullets that keep two lists apart', '* One\n+ Two\n'],
])('%s is left as it is', (_, body) => {
  expect(fixed(body)).toBe(body);
});

test.each([
  ['an empty heading before spaces', 'A.\n\n##        \n\nWords.\n', 'A.\n\n##\n\nWords.\n'],
  ['headings without a line between', '## A\n### B\nText\n', '## A\n\n### B\n\nText\n'],
  ['spaces in the last line', 'Text \n  \n', 'Text\n'],
  ['a last line of spaces without a break', 'Text\n\n  ', 'Text\n'],
  ['nothing but spaces', '\n  \n', '\n'],
  ['a heading with an id of its own', '## By e-mail [#e-mail]\n', '## By email [#e-mail]\n'],
  ['bullets beside a numbered list', '* One\n\n1. Two\n', '- One\n\n1. Two\n'],
  ['a word at the end of a sentence', 'By E-mail.\n', 'By Email.\n'],
])('%s are mended at once', (_, body, expected) => {
  expect(fixed(body)).toBe(expected);
  expect(fixed(expected)).toBe(expected);
});
