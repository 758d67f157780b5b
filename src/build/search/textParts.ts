/** The length in characters beyond which a part gets no further sentence. */
export const PART_LENGTH = 900;

/**
 * Splits blocks of text into parts of about `limit` characters, between sentences. Blocks that do not end like a sentence,
 * such as table cells, are separated by a dot. No text at all gives one empty part.
 *
 * @example textParts(['Choose a cadence.', 'Daily', 'Weekly']) // => ['Choose a cadence. Daily · Weekly']
 */
export function textParts(blocks: readonly string[], limit = PART_LENGTH): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of sentences(joined(blocks)).flatMap((sentence) => cut(sentence, limit))) {
    if (part !== '' && part.length + piece.length > limit) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  return [...parts, part].map(trimmed);
}

/** Removes the dots that separated a part from its neighbours. */
function trimmed(part: string): string {
  const text = part.replace(/^·\s/, '').trimEnd();
  return text.endsWith('·') ? text.slice(0, -1).trimEnd() : text;
}

function joined(blocks: readonly string[]): string {
  return blocks.reduce((text, block) => {
    if (text === '') return block.trimStart();
    const isSentence = /[.!?:;…]["”’)]?$/.test(text.slice(-2));
    return `${text}${isSentence ? '' : ' ·'} ${block}`;
  }, '');
}

/** The sentences of a text, each with the space that follows it. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…·]["”’)]?\s)/);
}

/** Cuts a sentence that is too long between words. */
function cut(sentence: string, limit: number): string[] {
  if (sentence.length <= limit) return [sentence];
  const space = sentence.lastIndexOf(' ', limit - 1);
  const end = space > 0 ? space + 1 : limit;
  return [sentence.slice(0, end), ...cut(sentence.slice(end), limit)];
}
