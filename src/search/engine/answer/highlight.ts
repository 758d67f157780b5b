import type { Highlight, Marked } from '../contract';
import { memo } from '../memo';
import type { Query, QueryPart } from '../query/query';
import { wordsOf, type Word } from '../words/words';
import { marksIn, matchedParts, type Mark } from './marks';
import type { Piece } from './sentences';

/** What to mark in a text, and how. */
export interface Marking {
  readonly query: Query;
  readonly terms: ReadonlySet<string>;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** A text and its matches. */
interface MatchedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly matched: readonly QueryPart[];
}

// The same texts come up again and again while a reader types.
const readWords = memo(wordsOf, 400);

/** Finds the matches in a text. */
export function matchedText(text: string, { terms, query }: Marking): MatchedText {
  const marks = marksIn(text, terms, query);
  return { text, marks, matched: matchedParts(marks, query) };
}

/** A whole text with tags around its matches. The text is not escaped: escape it when displaying it. */
export function highlight({ text, marks, matched }: MatchedText, marking: Marking): Highlight {
  return {
    value: tagged(text, { start: 0, end: text.length }, marks, marking),
    matchLevel: matchLevel(matched, marking.query),
    matchedWords: matched.flatMap(({ words }) => words),
    fullyHighlighted: marks.length > 0 && marks.length === readWords(text).length,
  };
}

/** The `count` consecutive words of a text with the most matches, with ellipses where text is cut off. */
export function snippet(
  { text, marks, matched }: MatchedText,
  count: number,
  marking: Marking,
): Marked {
  return {
    value: tagged(text, bestPiece(text, count, marks, marking.query), marks, marking),
    matchLevel: matchLevel(matched, marking.query),
  };
}

// Between two words: the end of a sentence or of a table cell.
const ENDED = /[.!?:]['"’”)]*\s| · /;

function bestPiece(text: string, count: number, marks: readonly Mark[], query: Query): Piece {
  const words = readWords(text);
  if (words.length <= count) return { start: 0, end: text.length };
  const best = { from: 0, worth: 0 };
  for (const mark of marks) {
    const at = words.findIndex(({ start }) => start === mark.start);
    // Some words before the match give it context, best those that begin its sentence.
    const context = at - Math.floor(count / 4);
    const begins = sentenceStart(text, words, at, count);
    for (const start of begins === undefined ? [context] : [begins, context]) {
      const from = Math.max(0, Math.min(start, words.length - count));
      const worth = worthOf(marks, words[from]!.start, words[from + count - 1]!.end, query);
      if (worth > best.worth) Object.assign(best, { from, worth });
    }
  }
  const last = best.from + count;
  return {
    start: best.from === 0 ? 0 : words[best.from]!.start,
    end: last === words.length ? text.length : words[last - 1]!.end,
  };
}

/** The first word of the sentence that a word is in, if it is near enough for both to be shown. */
function sentenceStart(text: string, words: readonly Word[], at: number, count: number) {
  const first = Math.max(0, at - Math.floor((count - 1) / 2));
  for (let place = at; place >= first; place -= 1) {
    if (place === 0) return 0;
    if (ENDED.test(text.slice(words[place - 1]!.end, words[place]!.start))) return place;
  }
  return undefined;
}

/** Different words of the query count more than the same one again. */
function worthOf(marks: readonly Mark[], start: number, end: number, query: Query): number {
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
  return matchedParts(inside, query).length + inside.length / 100;
}

function tagged(
  text: string,
  { start, end }: Piece,
  marks: readonly Mark[],
  { preTag, postTag, ellipsis }: Marking,
): string {
  let value = start > 0 ? ellipsis : '';
  let at = start;
  for (const mark of marks.filter((each) => each.start >= start && each.end <= end)) {
    value += text.slice(at, mark.start) + preTag + text.slice(mark.start, mark.end) + postTag;
    at = mark.end;
  }
  return value + text.slice(at, end) + (end < text.length ? ellipsis : '');
}

function matchLevel(matched: readonly QueryPart[], { parts }: Query): Marked['matchLevel'] {
  if (matched.length === 0) return 'none';
  return matched.length < parts.length ? 'partial' : 'full';
}
