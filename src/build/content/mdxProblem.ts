import { rawHtmlProblem } from './vocabularyCheck';

/** Our messages by pattern of the error from MDX; `found` is the first capture group. */
const PROBLEMS: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [
    /^Could not parse import\/exports/,
    () =>
      'A paragraph starts with the word import or export, which MDX treats as code. Start it with another word.',
  ],
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
    /^Unexpected character `(.)` .* before attribute value/,
    (sign) =>
      `An attribute value has ${/[“”„‘’‚]/.test(sign) ? 'curly' : 'no'} quotes. Use straight ones, such as type="note".`,
  ],
  [
    /^Could not parse expression/,
    () => 'The text in braces cannot be read. Put it in backticks, or write \\{ for a brace.',
  ],
];

/** A message for authors from the `reason` that the MDX parser gives; `line` is the text of the line where it stopped. */
export function mdxProblem(reason: string, line: string): string {
  const id = /^#.*\{#([\w-]+)\}\s*$/.exec(line)?.[1];
  if (id) return `{#${id}} does not give a heading an id. Write [#${id}].`;
  for (const [pattern, problem] of PROBLEMS) {
    const found = pattern.exec(reason);
    if (found) return problem(found[1] ?? '');
  }
  const why = reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').replace(/\.$/, '');
  return `The text cannot be read as MDX: ${why}. Close everything that is open, and put literal { and < in backticks.`;
}
