import { stopWords } from '../words/stopWords';
import type { Word } from '../words/words';

// A table, user or module as error messages quote it: 'orders', "acme.sales", ‘forecast’; also the prefix "Error:".
const QUOTED_NAME = /(?<!\w)(?:['"`‘“][^\s'"`‘’“”]+['"`’”](?!\w)|(?:error|exception|fatal)(?=:))/gi;
const SAYS_FAILURE =
  /\w(?:Error|Exception)\b|\b(?:cannot|denied|error|expired|failed|fatal|invalid|missing|no|not|refused|undefined|unknown)\b/i;
const ASKS = /^(?:can|do|does|how|should|what|when|where|which|who|why)\b/i;
// The name of an HTTP header, which says what the message is about: 'X-Frame-Options'.
const HEADER = /^['"`][A-Z]\w*(?:-[A-Z]\w*)+['"`]$/;
const ENOUGH = 3;
const KIND = /^[A-Z]\w*(?:Error|Exception)$/;

/** Whether a word is a kind of error as programs write it, which is what a message is about: `KeyError`. */
export function isErrorKind(word: string): boolean {
  return KIND.test(word);
}

/** Drops quoted names, which are the reader's own, from an error message if enough words remain; other texts stay whole. */
export function withoutQuotedNames(words: readonly Word[], text: string): readonly Word[] {
  if (ASKS.test(text) || !SAYS_FAILURE.test(text)) return words;
  const names = [...text.matchAll(QUOTED_NAME)]
    .filter(({ 0: name }) => !HEADER.test(name))
    .map(({ 0: name, index: from }) => ({ from, to: from + name.length }));
  const others = words.filter(
    ({ start }) => !names.some(({ from, to }) => from <= start && start < to),
  );
  const named = others.some(({ start, end }) => isErrorKind(text.slice(start, end)));
  const telling = others.filter((word) => !stopWords.has(word.text));
  return named || telling.length >= ENOUGH ? others : words;
}
