import { rawHtmlProblem } from './vocabularyCheck';

/** Why a body cannot be read, by how MDX begins to say it: `found` is what the pattern caught. */
const PROBLEMS: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [
    /^Could not parse import\/exports/,
    () =>
      'A paragraph begins with the word import or export, which MDX takes for code. Begin it with another word.',
  ],
  [/^Expected a closing tag for `<([a-z][^>]*)>`/, rawHtmlProblem],
  [
    /to create a comment in MDX/,
    () => 'A comment of HTML cannot be read here. Write {/* … */} instead of <!-- … -->.',
  ],
  [/to create a link in MDX/, () => 'An address stands between < and >. Write [words](address).'],
  [
    /^Unexpected character `(.)` .* before attribute value/,
    (sign) =>
      `A value of a tag has ${/[“”„‘’‚]/.test(sign) ? 'curly' : 'no'} quotes. Write straight ones, such as type="note".`,
  ],
  [
    /^Could not parse expression/,
    () => 'What stands in braces cannot be read. Put it in backticks, or write \\{ for a brace.',
  ],
];

/** What is wrong with MDX for the `reason` that its parser gives, and what to do; `line` is the line that it stopped at. */
export function mdxProblem(reason: string, line: string): string {
  const id = /^#.*\{#([\w-]+)\}\s*$/.exec(line)?.[1];
  if (id) return `{#${id}} gives a heading no id. Write [#${id}].`;
  for (const [pattern, problem] of PROBLEMS) {
    const found = pattern.exec(reason);
    if (found) return problem(found[1] ?? '');
  }
  const why = reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').replace(/\.$/, '');
  return `The text cannot be read as MDX: ${why}. Close what is open, and put { and < of the text in backticks.`;
}
