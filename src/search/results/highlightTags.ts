/** The tags a search puts around matches; no author would write these. */
export const highlightTags = {
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
} as const;

const { highlightPreTag: START, highlightPostTag: END } = highlightTags;

/** A piece of a text, marked if it matches the query. */
interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text at its highlight tags. Everything else is plain text, including any markup.
 *
 * @example textParts('Run __ais-highlight__SQL__/ais-highlight__') // => [{ text: 'Run ', marked: false }, { text: 'SQL', marked: true }]
 */
export function textParts(value: string): TextPart[] {
  return value
    .split(START)
    .flatMap((piece, index) => {
      // An unclosed mark, as in a truncated text, extends to the end.
      const [inside = '', ...after] = piece.split(END);
      return [
        { text: inside, marked: index > 0 },
        { text: after.join(''), marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** @example plainText('__ais-highlight__SQL__/ais-highlight__ cells') // => 'SQL cells' */
export function plainText(value: string): string {
  return value.replaceAll(START, '').replaceAll(END, '');
}
