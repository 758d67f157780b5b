import { capitalized } from '../../../model/capitalized';

/** Words with one correct spelling, each with a pattern of its wrong ones. */
export const GLOSSARY: readonly (readonly [word: string, variants: string])[] = [
  ['dataframe', 'data[ -]frame'],
  ['workspace', 'work[ -]space'],
  ['email', 'e-mail'],
  ['notebook', 'note[ -]book'],
];

// Parts of addresses, paths and ids are left alone; only a dot that ends a sentence may follow a word.
const NO_WORD_BEFORE = '(?<![\\w#/.-])';
const NO_WORD_BEHIND = '(?![\\w/-]|[#.]\\w)';

/** A misspelled word in a text. */
interface Variant {
  readonly index: number;
  readonly written: string;
  readonly meant: string;
}

/**
 * The misspelled words in a text, each with the correct spelling in the same case: upper, capitalized or lower.
 *
 * @example variantsIn('Two E-mails.') // => [{ index: 4, written: 'E-mails', meant: 'Emails' }]
 */
export function variantsIn(text: string): Variant[] {
  return GLOSSARY.flatMap(([word, variants]) => {
    const pattern = new RegExp(`${NO_WORD_BEFORE}(?:${variants})(s?)${NO_WORD_BEHIND}`, 'gi');
    return [...text.matchAll(pattern)].map(({ 0: written, 1: plural = '', index }) => {
      const meant = word + plural.toLowerCase();
      return { index, written, meant: inCaseOf(written, meant) };
    });
  });
}

function inCaseOf(written: string, meant: string): string {
  if (written === written.toUpperCase()) return meant.toUpperCase();
  return /^[A-Z]/.test(written) ? capitalized(meant) : meant;
}
