// British endings of stems, and the American ones: the pages are written in American English.
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3}[^aeiou])is(?=(?:ation|er)?$)/, 'iz'], // organise, organisation
  [/(?<=[a-z]{3})ys$/, 'yz'], // analyse
  [/(?<=[a-z]{3})our(?=(?:it|al)?$)/, 'or'], // colour, favourite, behavioural
  [/(?<=[aeiou].*e)ll$/, 'l'], // cancelled, labelling
  [/logu$/, 'log'], // catalogue
  [/^grey$/, 'gray'],
  [/^licenc$/, 'licens'],
  [/^centr$/, 'center'],
];

/**
 * The stem of the American spelling of a word, given that of the British one. Other stems may change too, but no two words of
 * different meaning get the same.
 *
 * @example american('colour') // => 'color'
 */
export function american(stemmed: string): string {
  return ENDINGS.reduce((word, [ending, other]) => word.replace(ending, other), stemmed);
}
