import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

/** The faults of a body, as `line  message`. */
const lint = (text: string, mdx = true) =>
  bodyFaults({ text, mdx }, () => true).map(({ line, message }) => `${line}  ${message}`);

const stars =
  'The two asterisks make nothing bold here. Write **words** with spaces or punctuation around the asterisks and no spaces inside, or put asterisks in backticks.';
const backtick =
  'The backtick is never closed. Add one at the end of the code, or write \\` for a literal backtick.';
const space = (written: string) => `${written} is not a link. Remove the space between ] and (.`;
const open = (written: string) => `${written} is not a link. Add ) at the end of the address.`;
const wiki = '[[Runs]] is not a link. Write [words](address), or put it in backticks.';
const hard = (mark: string, kind: string) =>
  `A no-break space follows ${mark}, so the line is not a ${kind}. Use a normal space.`;
const star =
  'Readers see an asterisk here. Write as many of them after the bold words as before, or \\* for a literal one.';
const brackets =
  'The brackets do not make a link or picture. Write [words](address), with a caption of a picture in straight quotes: ![words](address "caption").';
const tight = (mark: string) =>
  `There is no space after ${mark}, so the line is not a list item. Add one.`;
const foreign = (mark: string) =>
  `${mark} does not make a list item. Begin the line with - and a space.`;
const emoji = (code: string) =>
  `${code} does not make an emoji. Write the emoji itself or a word, or put it in backticks.`;
const note = (written: string) =>
  `${written} stands for text that is still to be written. Write it, or put the word in backticks.`;
const callout =
  'does not make a callout. Write <Callout type="note"> above the text and </Callout> below it.';

test.each<[string, string]>([
  ['**Note:**text', stars],
  ['** Note ** text', stars],
  ['Some **words', stars],
  ['Select **Run*.', star],
  ['Select *Run** or `b`.', star],
  ['Select ***Run**.', star],
  ['A *b', star],
  ['Done :white_check_mark:.', emoji(':white_check_mark:')],
  [':tada: Done', emoji(':tada:')],
  ['Some `code', backtick],
  ['``bash', backtick],
  ['TODO: say when.', note('TODO')],
  ['It takes 5 minutes (TBD).', note('TBD')],
  ['Lorem ipsum dolor sit amet.', note('Lorem ipsum')],
  ['![Runs](images/runs.svg “All runs.”)', brackets],
  ['See [runs)(/docs/runs).', brackets],
  ['See [runs(/docs/runs) and more.', brackets],
  ['See (runs](/docs/runs).', brackets],
  ['See [runs]((/docs/runs) and more.', brackets],
  ['See [runs][/docs/runs).', brackets],
  ['See [runs]/docs/runs).', brackets],
  ['See [runs]/(docs/runs).', brackets],
  ['See runs](https://example.com).', brackets],
  ['![Runs](./images/runs.svg “All runs.”)', brackets],
  ['![Runs](./images/runs.svg "All runs.“)', brackets],
  ['![Runs](./images/runs.svg All runs.")', brackets],
  ['-Runs', tight('-')],
  ['-**Runs** are', tight('-')],
  ['1.Runs', tight('1.')],
  ['• Runs', foreign('•')],
  ['– Runs', foreign('–')],
  ['-- Runs', foreign('--')],
  ['See [all runs] (/docs/runs).', space('[all runs] (/docs/runs)')],
  ['See [all runs](/docs/runs', open('[all runs](/docs/runs')],
  ['See [[Runs]].', wiki],
  ['##\u00A0Runs', hard('##', 'heading')],
  ['-\u00A0Runs', hard('-', 'list item')],
  ['1.\u00A0Runs', hard('1.', 'list item')],
  ['!!! note\n    Text.', `!!! note ${callout}`],
  ['??? note', `??? note ${callout}`],
])('%j is reported, as readers would see its syntax', (written, message) => {
  expect(lint(`One.\n\n${written}\n`)).toContain(`3  ${message}`);
});

test('in the changelog, an address that opens with < and is never closed is reported', () => {
  expect(lint('See [runs](</docs/runs) and more.\n', false)).toEqual([`1  ${brackets}`]);
});

test.each([
  'A to-do list, `TODO` and todos.',
  'Some **words**, *others* and ***both***.',
  '2 \\*\\* 3, `2 ** 3` and \\** three.',
  'A \\` and `` ` ``, and `two\nlines`.',
  'A [key] (see below), a list[0] and a [link](/docs/runs) (/docs).',
  'The [words](\n/docs/runs) and [[brackets](/docs/runs)].',
  '`[[1, 2], [3]]` and \\[[Runs]].',
  'All of 2 * 3, * and 4\\*.\n\n| a |\n| - |\n| * |',
  'Or (/docs), \\[a\\](/docs) and `[a](</docs)`, and/or (/a).',
  'By day (or [week]/[month], [year]/b).',
  'At 10:30:00, `:tada:`, a:b:c and ::tada::.',
  'From -5 to 1.5, and -.\n-5 and 1.5a\n— so.',
  'A rate of 5\u00A0% - or more!!!',
])('%j leaves no syntax behind', (written) => {
  expect(lint(`${written}\n`)).toEqual([]);
});
