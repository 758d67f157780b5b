import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

/** What is wrong with a body, as `line  message`. */
const lint = (text: string, mdx = true) =>
  bodyFaults({ text, mdx }, () => true).map(({ line, message }) => `${line}  ${message}`);

const stars =
  'Two stars make nothing bold here. Write **words** with spaces or signs around and none within, or put stars in backticks.';
const backtick =
  'The backtick has no second one. Write one at the end of the code, or \\` for a backtick.';
const space = (written: string) => `${written} makes no link. Take the space between ] and ( away.`;
const open = (written: string) => `${written} makes no link. Write ) at the end of the address.`;
const wiki = '[[Runs]] makes no link. Write [words](address), or put it in backticks.';
const hard = (mark: string, kind: string) =>
  `A no-break space follows ${mark}, so that the line is no ${kind}. Write a plain space.`;
const callout =
  'makes no callout. Write <Callout type="note"> above the text and </Callout> below it.';

test.each<[string, string]>([
  ['**Note:**text', stars],
  ['** Note ** text', stars],
  ['Some **words', stars],
  ['Some `code', backtick],
  ['See [all runs] (/docs/runs).', space('[all runs] (/docs/runs)')],
  ['See [all runs](/docs/runs', open('[all runs](/docs/runs')],
  ['See [[Runs]].', wiki],
  ['##\u00A0Runs', hard('##', 'heading')],
  ['-\u00A0Runs', hard('-', 'item of a list')],
  ['1.\u00A0Runs', hard('1.', 'item of a list')],
  ['!!! note\n    Text.', `!!! note ${callout}`],
  ['??? note', `??? note ${callout}`],
])('%j leaves signs that readers see, and is told', (written, message) => {
  expect(lint(`One.\n\n${written}\n`)).toContain(`3  ${message}`);
});

test.each([
  'Some **words**, *others* and ***both***.',
  '2 \\*\\* 3, `2 ** 3` and \\** three.',
  'A \\` and `` ` ``, and `two\nlines`.',
  'A [key] (see below), a list[0] and a [link](/docs/runs) (/docs).',
  'The [words](\n/docs/runs) and [[brackets](/docs/runs)].',
  '`[[1, 2], [3]]` and \\[[Runs]].',
  'A rate of 5\u00A0% - or more!!!',
])('nothing is left over of %j', (written) => {
  expect(lint(`${written}\n`)).toEqual([]);
});
