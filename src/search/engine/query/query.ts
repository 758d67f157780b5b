import { searchedQuery } from '../../searchedQuery';
import { mistypedPhraseAt, type IsKnown } from '../words/mistypedPhrases';
import { phraseAt } from '../words/phrases';
import { stopWords } from '../words/stopWords';
import { wordsOf, type Word } from '../words/words';
import { intentOf, type Intent } from './intent';
import { isErrorKind, withoutQuotedNames } from './quotedNames';

/** A word to find, or several that are searched for as one. */
export interface QueryPart {
  readonly words: readonly string[];
  /** The key of the part in the synonyms, if it has one. */
  readonly phrase?: string;
  /** The reader may still be typing it, so words that start with it match too. */
  readonly open: boolean;
  /** Whether it names a kind of error, such as KeyError. */
  readonly error?: boolean;
}

/** A parsed query. */
export interface Query {
  /** All words typed, including stop words. */
  readonly words: readonly string[];
  /** The same without the reader's own names. */
  readonly said: readonly string[];
  /** The words to find, one by one. */
  readonly parts: readonly QueryPart[];
  /** The same with synonym phrases as single parts; empty if there are none. */
  readonly phrased: readonly QueryPart[];
  /** Fewer than three letters without stop words: only titles and headings are searched. */
  readonly brief: boolean;
  /** Written like an event name, with underscores or in capitals. */
  readonly code: boolean;
  /** The part of the site that is asked for. */
  readonly intent?: Intent;
}

// Each part costs a separate search.
const MOST_PARTS = 24;

/** Parses what was typed; a query without words has no parts. Words that are not known may be mistyped. */
export function parseQuery(pasted: string, isKnown: IsKnown = () => true): Query {
  const typed = searchedQuery(pasted);
  const words = withoutLoneLetter(wordsOf(typed));
  const last = words.at(-1);
  const { intent, intentWords } = intentOf(words.map(({ text }) => text));
  const said = withoutQuotedNames(words, typed);
  const meaningful = withoutStopWords(said);
  const withoutIntentWords = meaningful.filter(({ text }) => !intentWords.has(text));
  // A query that consists only of such words or only of stop words is still searched for.
  const searched = [withoutIntentWords, meaningful, words].find((some) => some.length > 0) ?? [];
  const part = (word: Word): QueryPart => {
    const phrase = phraseAt([word], 0)?.key;
    return {
      words: [word.text],
      open: word === last,
      ...(phrase ? { phrase } : {}),
      ...(isErrorKind(typed.slice(word.start, word.end)) ? { error: true } : {}),
    };
  };
  return {
    words: words.map(({ text }) => text),
    said: said.map(({ text }) => text),
    parts: distinct(searched.map(part)),
    phrased: distinct(phrased(words, searched, part, isKnown)),
    brief: meaningful.reduce((letters, { text }) => letters + text.length, 0) < 3,
    code: typed.includes('_') || !/\p{Ll}/u.test(typed),
    ...(intent ? { intent } : {}),
  };
}

function withoutStopWords(words: readonly Word[]): readonly Word[] {
  // "How many" asks for a number, "many" alone for what can be done with many things.
  const isHowMany = (at: number) => words[at]?.text === 'many' && words[at - 1]?.text === 'how';
  return words.filter(({ text }, at) => !stopWords.has(text) && !isHowMany(at));
}

/** Keeps the last occurrence of each part, and of many parts the last, since error messages end with the cause. */
function distinct(parts: readonly QueryPart[]): readonly QueryPart[] {
  const last = new Map(parts.map((part) => [part.words.join(' '), part]));
  return parts.filter((part) => last.get(part.words.join(' ')) === part).slice(-MOST_PARTS);
}

/** A single letter after other words would match the beginning of nearly every word. */
function withoutLoneLetter(words: readonly Word[]): readonly Word[] {
  const lone = words.length > 1 && /^\p{L}$/u.test(words.at(-1)?.text ?? '');
  return lone ? words.slice(0, -1) : words;
}

function phrased(
  words: readonly Word[],
  searched: readonly Word[],
  part: (word: Word) => QueryPart,
  isKnown: IsKnown,
): QueryPart[] {
  const parts: QueryPart[] = [];
  let any = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const phrase = mistypedPhraseAt(words, at, isKnown) ?? phraseAt(words, at);
    if (phrase && phrase.words.length > 1) {
      any = true;
      at += phrase.span - 1;
      parts.push({
        words: phrase.words.map(({ text }) => text),
        phrase: phrase.key,
        open: false,
      });
    } else if (searched.includes(word)) parts.push(part(word));
  }
  return any ? parts : [];
}
