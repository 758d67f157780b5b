import { phraseAt, phraseTerm } from './phrases';
import { stopWords } from './stopWords';
import { camelParts, wordsOf, type Word } from './words';

/**
 * The index terms of a text with their positions: its words, the parts of camel-case names, and multi-word phrases that
 * have synonyms.
 */
export function termsOf(text: string): Word[] {
  const words = wordsOf(text);
  const terms: Word[] = [];
  words.forEach((word, index) => {
    terms.push(word);
    const written = text.slice(word.start, word.end);
    if (written !== word.text) {
      for (const part of camelParts(written)) terms.push({ ...word, text: part });
    }
    const phrase = phraseAt(words, index);
    if (phrase && phrase.words.length > 1) {
      const end = phrase.words.at(-1)?.end ?? word.end;
      terms.push({ text: phraseTerm(phrase.key), start: word.start, end });
    }
  });
  return terms;
}

/** The index terms of a field; stop words are dropped from running text. */
export function indexTerms(text: string, runningText: boolean): string[] {
  const terms = termsOf(text).map((term) => term.text);
  return runningText ? terms.filter((term) => !stopWords.has(term)) : terms;
}
