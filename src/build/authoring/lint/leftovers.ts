import type { LiteralLine } from './literalLines';

/** Signs of Markdown that stand in the text of a line as they are, each with what its author may have meant. */
const IN_TEXT: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [
    /(?<![\\*])\*\*(?!\*)/,
    () =>
      'Two stars make nothing bold here. Write **words** with spaces or signs around and none within, or put stars in backticks.',
  ],
  [
    /(?<![\\`])`(?!`)/,
    () =>
      'The backtick has no second one. Write one at the end of the code, or \\` for a backtick.',
  ],
  [
    /(?<!\\)\[[^\]]+\] \((?:[/#.]|https?:)[^)\s]*\)/,
    (found) => `${found} makes no link. Take the space between ] and ( away.`,
  ],
  [
    /(?<!\\)\[[^\]]+\]\([/#.][^)]*$/,
    (found) => `${found.trim()} makes no link. Write ) at the end of the address.`,
  ],
  [
    /(?<!\\)\[\[[^[\]]+\]\]/,
    (found) => `${found} makes no link. Write [words](address), or put it in backticks.`,
  ],
];

/** What readers see of Markdown that has failed in a line. */
export function leftovers({ text, start }: LiteralLine): string[] {
  const told = IN_TEXT.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [problem(found)];
  });
  return [...hardSpace(start), ...told];
}

/** A space that looks like one, behind a mark that needs one. */
function hardSpace(start: string): string[] {
  const [, mark] = /^(#{2,6}|[-*+]|\d+[.)])\u00A0/.exec(start) ?? [];
  if (mark === undefined) return [];
  const kind = mark.startsWith('#') ? 'heading' : 'item of a list';
  return [`A no-break space follows ${mark}, so that the line is no ${kind}. Write a plain space.`];
}
