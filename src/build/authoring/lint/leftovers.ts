import type { LiteralLine } from './literalLines';

/** Markdown syntax that was left in the text of a line, each with what its author may have meant. */
const IN_TEXT: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [
    /(?<![\\*])\*\*(?!\*)/,
    () =>
      'The two asterisks make nothing bold here. Write **words** with spaces or punctuation around the asterisks and no spaces inside, or put asterisks in backticks.',
  ],
  [
    /(?<![\\`])`(?!`)/,
    () =>
      'The backtick is never closed. Add one at the end of the code, or write \\` for a literal backtick.',
  ],
  [
    /(?<!\\)\[[^\]]+\] \((?:[/#.]|https?:)[^)\s]*\)/,
    (found) => `${found} is not a link. Remove the space between ] and (.`,
  ],
  [
    /(?<!\\)\[[^\]]+\]\([/#.][^)]*$/,
    (found) => `${found.trim()} is not a link. Add ) at the end of the address.`,
  ],
  [
    /(?<!\\)\[\[[^[\]]+\]\]/,
    (found) => `${found} is not a link. Write [words](address), or put it in backticks.`,
  ],
];

/** Problems with failed Markdown syntax that readers would see in a line. */
export function leftovers({ text, start }: LiteralLine): string[] {
  const problems = IN_TEXT.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [problem(found)];
  });
  return [...hardSpace(start), ...problems];
}

/** A no-break space after a mark that must be followed by a normal space. */
function hardSpace(start: string): string[] {
  const [, mark] = /^(#{2,6}|[-*+]|\d+[.)])\u00A0/.exec(start) ?? [];
  if (mark === undefined) return [];
  const kind = mark.startsWith('#') ? 'heading' : 'list item';
  return [`A no-break space follows ${mark}, so the line is not a ${kind}. Use a normal space.`];
}
