/** Words that are spelled in one way only, each with a pattern of the ways that are wrong. */
export const GLOSSARY: readonly (readonly [word: string, variants: string])[] = [
  ['dataframe', 'data[ -]frame'],
  ['workspace', 'work[ -]space'],
  ['email', 'e-mail'],
  ['notebook', 'note[ -]book'],
];

// Of an address, a path or an id, a word is a part: only the dot that ends a sentence is none of them.
const NO_WORD_BEFORE = '(?<![\\w#/.-])';
const NO_WORD_BEHIND = '(?![\\w/-]|[#.]\\w)';

/** A word of the text that is spelled in another way than everywhere else. */
interface Variant {
  readonly index: number;
  readonly written: string;
  readonly meant: string;
}

/**
 * The words of a text that are spelled in a wrong way, and the right one in capitals where they are, or with the same first letter.
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
  return /^[A-Z]/.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}
