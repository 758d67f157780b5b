import { componentRule } from '../../../model/content/vocabulary';
import { MERGE_CONFLICT, mergeConflict } from '../mergeConflict';
import { rawHtmlProblem, unknownComponent } from './vocabularyCheck';

const NO_TAG =
  'What follows < cannot be read as a tag. Correct it, write \\< for a literal one, or put it in backticks.';
const CURLY = 'An attribute value has curly quotes. Use straight ones, such as type="note".';

/** Our messages by pattern of the error from MDX; `found` and `other` are its capture groups. */
const PROBLEMS: readonly (readonly [
  pattern: RegExp,
  problem: (found: string, other: string) => string,
])[] = [
  [
    /^Could not parse import\/exports|only import\/exports are supported$/,
    () =>
      'A paragraph starts with the word import or export, which MDX treats as code. Start it with another word.',
  ],
  [/`<>`|^Unexpected closing slash/, () => NO_TAG],
  [/^Expected a closing tag for `<([a-z][^>]*)>`/, rawHtmlProblem],
  [
    /to create a comment in MDX/,
    () => 'An HTML comment does not work here. Write {/* … */} instead of <!-- … -->.',
  ],
  [
    /to create a link in MDX/,
    () => 'An address is written between < and >. Write [words](address).',
  ],
  [
    /^Could not parse expression/,
    () => 'The text in braces cannot be read. Put it in backticks, or write \\{ for a brace.',
  ],
  [
    /^Unexpected end of file in expression/,
    () =>
      'A { is never closed. Write \\{ for a literal brace, or */} at the end of a comment, or put it in backticks.',
  ],
  [
    /^Unexpected closing tag `<\/([^>]*)>`.* tag for `<([^>]*)>`/,
    (close, open) =>
      `</${close}> comes before <${open}> is closed. Write </${open}> above it, or correct the name of one of the two.`,
  ],
  [
    /^Expected a closing tag for `<([^>]*)>`(?:.* before the end of `(\w+)`)?/,
    (name, block) => {
      const rule = componentRule(name);
      if (!rule) return unknownComponent(name);
      if (rule.empty)
        return `<${name}> is never closed. It has no content, so end its tag with />.`;
      if (!block) return `<${name}> is never closed. Write </${name}> below its content.`;
      return `<${name}> is not closed in the ${BLOCKS[block] ?? 'text'} where it opens. Write </${name}> there, or put both tags on lines of their own, indented alike.`;
    },
  ],
  [
    /^Expected the closing tag `<\/([^>]*)>`/,
    (name) =>
      `</${name}> is in a line of text or a list, but <${name}> is not. Put both tags on lines of their own, indented alike.`,
  ],
  [/ in closing tag,/, () => 'A closing tag contains more than its name. Write it like </Card>.'],
  [
    /^Unexpected (?:empty expression|extra content in spread|`\w+` in code: only spread)/,
    () =>
      'A tag contains braces. Write its attributes like type="note", and no comments between them.',
  ],
  [
    /^Unexpected lazy line/,
    () =>
      'A tag or a pair of braces in a list or quotation goes on outside it. Indent the line like the one above, or begin it with > in a quotation.',
  ],
  [/^Unexpected (?:character|end of file) .*\b(?:before|in) (?:member )?name\b/, () => NO_TAG],
  [/^Unexpected character `[“”„‘’‚]`/, () => CURLY],
  [
    /^Unexpected character .* before attribute value/,
    () => 'An attribute value has no quotes. Use straight ones, such as type="note".',
  ],
  [
    /^Unexpected (?:character|end of file)/,
    () =>
      'The attributes of a tag cannot be read. Write each like type="note", with a straight quote on both sides and none within, and end the tag with >.',
  ],
];

/** The parts of a text that a tag may be opened in, by their names in Markdown trees. */
const BLOCKS: Readonly<Record<string, string>> = {
  blockQuote: 'quotation',
  emphasis: 'emphasized text',
  link: 'link',
  listItem: 'list item',
  paragraph: 'paragraph',
  strong: 'bold text',
  tableData: 'table cell',
  tableHeader: 'table cell',
};

/** A message for authors from the `reason` that the MDX parser gives; `line` is the text of the line where the mistake is. */
export function mdxProblem(reason: string, line: string): string {
  if (mergeConflict(line) !== undefined) return MERGE_CONFLICT;
  const id = /^#.*\{#([\w-]+)\}\s*$/.exec(line)?.[1];
  if (id) return `{#${id}} does not give a heading an id. Write [#${id}].`;
  const [, close] = /<\/\s*(\w+)/.exec(line) ?? [];
  if (close !== undefined && reason.startsWith('Unexpected closing slash')) {
    return `</${close}> closes nothing. Write <${close}> above what it belongs to, without a slash before the >, or remove it.`;
  }
  if (/^Unexpected .* attribute/.test(reason) && /[“”](?=\s*\/?>|\s+\w+=)/.test(line)) return CURLY;
  for (const [pattern, problem] of PROBLEMS) {
    const found = pattern.exec(reason);
    if (found) return problem(found[1] ?? '', found[2] ?? '');
  }
  const why = reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').replace(/\.$/, '');
  return `The text cannot be read as MDX: ${why}. Close everything that is open, and put literal { and < in backticks.`;
}
