/** What a search is asked to put around matches: no author writes these. */
export const highlightTags = {
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
} as const;

const { highlightPreTag: START, highlightPostTag: END } = highlightTags;

/** A piece of a text, which answers to the query or not. */
interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * The pieces of a text with highlight tags. Everything but the tags is text, markup of the author too.
 *
 * @example textParts('Run __ais-highlight__SQL__/ais-highlight__') // => [{ text: 'Run ', marked: false }, { text: 'SQL', marked: true }]
 */
export function textParts(value: string): TextPart[] {
  return value
    .split(START)
    .flatMap((piece, index) => {
      // A mark that is not closed, as where a text was cut, ends with the text.
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
