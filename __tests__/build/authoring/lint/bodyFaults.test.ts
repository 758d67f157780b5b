import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';
import { namesIn } from '../../../../src/build/authoring/lint/sentenceCase';

const names = namesIn(['We ask SQL Server and Slack.', 'A server and its runs, when they run.']);

/** The faults of a body, as `line  message`. */
const lint = (text: string, mdx = true) =>
  bodyFaults({ text, mdx }, names).map(({ line, message }) => `${line}  ${message}`);

const fence = '```';

test.each<[string, string, string[]]>([
  ['headings in title case', '## Stop a Run with Slack\n\n## Ask SQL Server: The answer\n\n## Put **Run Now** there\n', ['1  The heading capitalizes "Run". Write "run", or make it bold if it is a label in the interface.']],
  ['the same heading twice', '## One\n\nA.\n\n## One\n\nB.\n', ['5  Two headings in the section have the same text. Reword one of them.']],
  ['a heading that ends like a sentence', '## How runs end.\n', ['1  The heading ends with a punctuation mark. Remove it.']],
  ['an underlined heading', 'How runs end\n---\n\nText.\n', ['1  The heading is underlined. Write ## in front of it.']],
  ['a heading with closing # signs', '## How runs end ##\n\nText.\n', ['1  The heading ends with #. Remove the # signs at its end.']],
  ['a bare address', 'See https://example.com for more.\n', ['1  The address is not a link. Write [words](address), or put it in backticks.']],
  ['numbers with parentheses', '1) One\n2) Two\n', [
    '1  The number of the item is followed by a parenthesis. Write it with a period, 1. instead of 1).',
    '2  The number of the item is followed by a parenthesis. Write it with a period, 2. instead of 2).',
  ]],
  ['emphasized words used as a heading', '**First**\n\nText.\n', ['1  Emphasized words are used as a heading. Write ## in front of them instead.']],
  ['shell prompts', `${fence}bash\n$ ls\n$ pwd\n${fence}\n`, ['1  Each command starts with $. Remove the $, so that readers can copy the lines.']],
  ['curly quotes in code', `${fence}sql\nselect ‘a’\n${fence}\n\nWrite \`“a”\`.\n`, [
    '2  The code contains curly quotes, which programs do not understand. Use straight ones.',
    '5  The code contains curly quotes. Run npm run content:fix.',
  ]],
  ['curly quotes below a comment, which may contain them', `${fence}python\n# It’s a comment\nx = “bad”\n${fence}\n`, [
    '3  The code contains curly quotes, which programs do not understand. Use straight ones.',
  ]],
  ['a misspelled word', 'Some data frames.\n', ['1  "data frames" should be spelled "dataframes". Run npm run content:fix.']],
  ['misspelled words in headings', '## By e-mail\n\n## To e-mails [#e-mails]\n', [
    '1  "e-mail" should be spelled "email", but that would change the id of the heading. Add its current id at the end, as in [#its-id], and run npm run content:fix.',
    '3  "e-mails" should be spelled "emails". Run npm run content:fix.',
  ]],
  ['bullets other than dashes', '* One\n', ['1  The bullet is not a dash. Run npm run content:fix.']],
  ['lists separated only by their bullets', '- One\n\n* Two\n', [
    '3  The bullet is not a dash, but a dash would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
  ]],
  ['a horizontal rule in a list item', 'One\n\n* ---\n', [
    '3  The bullet is not a dash, but a dash would join what it keeps apart. Write one list with dashes, or a sentence between the two.',
  ]],
  ['a heading with too many spaces in a quotation', '> ##  One\n', ['1  There are too many spaces after the #. Leave one.']],
  ['invisible line breaks', 'One  \ntwo\n', ['1  The line ends with an invisible line break. Start a new paragraph, or make a list.']],
  ['trailing spaces, and no line break at the end', 'One \n\n\n\nTwo', [
    '1  The line ends with spaces. Run npm run content:fix.',
    '3  There are several blank lines in a row. Run npm run content:fix.',
    '4  There are several blank lines in a row. Run npm run content:fix.',
    '5  The file does not end with exactly one line break. Run npm run content:fix.',
  ]],
  ['headings without blank lines around them', 'One\n##  Two\nThree\n', [
    '2  There is no blank line above the heading. Run npm run content:fix.',
    '2  There are too many spaces after the #. Run npm run content:fix.',
    '2  There is no blank line below the heading. Run npm run content:fix.',
  ]],
])('%s: reported with the line and a remedy', (_, text, faults) => {
  expect(lint(text)).toEqual(faults);
}); // prettier-ignore

test.each([
  [
    'a correct page',
    '## One\n\nA [page](/docs/runs), `code` and a list:\n\n- One\n- Two\n\n### Two [#two]\n\nText.\n',
  ],
  [
    'curly quotes in comments and plain text',
    `${fence}sql\n-- It’s a comment\nselect 1\n${fence}\n\n${fence}text\n“a”\n${fence}\n`,
  ],
  ['code that shows curly quotes', 'Not `“` and `”`, or `‘ ’`.\n'],
  ['components', '<Callout type="tip">\n\n## One\n\nText.\n\n</Callout>\n'],
  ['a link without an address, which the build reports', 'See [this]().\n'],
  ['invalid MDX, which the build reports', '##  One <Kbd>\n'],
])('no faults are found in %s', (_, text) => {
  expect(lint(text)).toEqual([]);
});
