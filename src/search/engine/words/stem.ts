import { memo } from '../memo';
import { american } from './american';

// More than the words of a site.
const MANY = 50_000;
// Words that only look like a past tense.
const WHOLE = new Set(['embed']);
// Words that only look like a plural.
const SINGULAR = new Set(['alias', 'atlas', 'bias', 'canvas']);
// Three-letter plurals; in most other words of three letters the s belongs to the word, as in "aws".
const SHORT_PLURALS = new Set(['dbs', 'ids', 'ips', 'prs', 'uis', 'vms']);

/**
 * The stem that the forms of an English word share: plural, -ed and -ing endings are removed, British spellings are American
 * ones, and "cannot" is "can't". The result need not be a word.
 *
 * @example stem('queries')    // => 'queri', as of 'query'
 * @example stem('scheduling') // => 'schedul', as of 'schedule'
 */
export const stem = memo(stemOf, MANY);

function stemOf(word: string): string {
  if (word === 'cannot') return 'cant';
  if (SHORT_PLURALS.has(word)) return word.slice(0, -1);
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = withoutEnding(singular(word));
  const base = bare.replace(/([^aeiou])y$/, '$1i');
  return american(base.length > 3 ? base.replace(/e$/, '') : base);
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || SINGULAR.has(word)) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function withoutEnding(word: string): string {
  const bare = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  if (bare === undefined || bare.length < 3 || WHOLE.has(word)) return word;
  return bare.replace(/([^aeiouylsz])\1$/, '$1');
}
