import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';
import { namesIn } from '../../../../src/build/authoring/lint/sentenceCase';

const names = namesIn(['We ask SQL Server and Slack.', 'A server and its runs, when they run.']);

/** What is wrong with a body, as `line  message`. */
const lint = (text: string, mdx = true) =>
  bodyFaults({ text, mdx }, names).map(({ line, message }) => `${line}  ${message}`);

const fence = '```';

test.each<[string, string, string[]]>([
  ['headings in title case', '## Stop a Run with Slack\n\n## Ask SQL Server: The answer\n\n## Put **Run Now** there\n', ['1  The heading writes "Run" with a capital. Write "run", or put a label of the screen in bold.']],
  ['the same heading twice', '## One\n\nA.\n\n## One\n\nB.\n', ['5  Two headings of the section say the same. Reword one of them.']],
  ['a heading that ends like a sentence', '## How runs end.\n', ['1  The heading ends with a punctuation mark. Remove it.']],
  ['a heading that is underlined', 'How runs end\n---\n\nText.\n', ['1  The heading is underlined. Write ## in front of it.']],
  ['a heading with signs behind it', '## How runs end ##\n\nText.\n', ['1  The heading is closed with #. Leave those away that stand behind it.']],
  ['a bare address', 'See https://example.com for more.\n', ['1  The address stands bare. Write [words](address), or put it in backticks.']],
  ['a link without an address', 'See [this]().\n', ['1  The link has no address. Write one, or take the link away.']],
  ['words that stand for a heading', '**First**\n\nText.\n', ['1  Emphasized words stand for a heading. Write ## in front of them.']],
  ['prompts of a shell', `${fence}bash\n$ ls\n$ pwd\n${fence}\n`, ['1  Each command begins with $. Take the $ away, so that readers can copy the lines.']],
  ['curly quotes in code', `${fence}sql\nselect ‘a’\n${fence}\n\nWrite \`“a”\`.\n`, [
    '2  The code holds curly quotes, which no program reads. Write straight ones.',
    '5  The code holds curly quotes. Run npm run content:fix.',
  ]],
  ['curly quotes below a comment that may hold them', `${fence}python\n# It’s a comment\nx = “bad”\n${fence}\n`, [
    '3  The code holds curly quotes, which no program reads. Write straight ones.',
  ]],
  ['another spelling', 'Some data frames.\n', ['1  "data frames" is spelled "dataframes" here. Run npm run content:fix.']],
  ['another spelling in headings', '## By e-mail\n\n## To e-mails [#e-mails]\n', [
    '1  "e-mail" is spelled "email" here, but the id of the heading would change with it. Write the id that it has behind it, as in [#its-id], and run npm run content:fix.',
    '3  "e-mails" is spelled "emails" here. Run npm run content:fix.',
  ]],
  ['bullets that are no dashes', '* One\n', ['1  The bullet is not a dash. Run npm run content:fix.']],
  ['lists that only their bullets keep apart', '- One\n\n* Two\n', [
    '3  The bullet is not a dash, which would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
  ]],
  ['a rule that a bullet holds', 'One\n\n* ---\n', [
    '3  The bullet is not a dash, which would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
  ]],
  ['a heading with too many spaces in a quotation', '> ##  One\n', ['1  Too many spaces stand after the #. Leave one.']],
  ['breaks that nobody sees', 'One  \ntwo\n', ['1  The line ends with a break that nobody sees. Begin a new paragraph or a list.']],
  ['spaces at the end, and no line break', 'One \n\n\n\nTwo', [
    '1  Spaces end the line. Run npm run content:fix.',
    '3  Several blank lines stand together. Run npm run content:fix.',
    '4  Several blank lines stand together. Run npm run content:fix.',
    '5  The file does not end with one line break. Run npm run content:fix.',
  ]],
  ['headings without room', 'One\n##  Two\nThree\n', [
    '2  No blank line stands above the heading. Run npm run content:fix.',
    '2  Too many spaces stand after the #. Run npm run content:fix.',
    '2  No blank line stands below the heading. Run npm run content:fix.',
  ]],
])('%s are told with their line and a remedy', (_, text, faults) => {
  expect(lint(text)).toEqual(faults);
}); // prettier-ignore

test.each([
  [
    'a sound page',
    '## One\n\nA [page](/docs/runs), `code` and a list:\n\n- One\n- Two\n\n### Two [#two]\n\nText.\n',
  ],
  [
    'curly quotes in comments and plain text',
    `${fence}sql\n-- It’s a comment\nselect 1\n${fence}\n\n${fence}text\n“a”\n${fence}\n`,
  ],
  ['code that shows curly quotes', 'Not `“` and `”`, or `‘ ’`.\n'],
  ['components', '<Callout type="tip">\n\n## One\n\nText.\n\n</Callout>\n'],
  ['what cannot be read, which the build tells', '##  One <Kbd>\n'],
])('nothing is wrong with %s', (_, text) => {
  expect(lint(text)).toEqual([]);
});
